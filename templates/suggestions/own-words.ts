import { ownServices, shortActivity } from './own-services.ts'
import { capitalised } from './passages.ts'

/** What a name or an idea can take from what a person wrote. Blank where nothing could be made out. */
export type OwnWords = {
  /** What they do, as a title: 'Dog Walking'. */
  what: string
  /** Those who do it, as a title: 'Dog Walkers'. */
  doers: string
  /** Whether `what` is somebody already: 'Dog Groomer'. */
  isSomebody: boolean
}

/** Says who, not what. */
const byWhom = /\s*\b(?:run|owned|founded|started|taught) by\b[^.,;]*/gi
const small = new Set(['and', 'of', 'for', 'the', 'in', 'on', 'at', 'to', 'with', 'by', 'or', 'a', 'an'])
const somebody = /(?:er|ers|or|ors|ist|ists|ian|ians)$/i
/** Of other words the ending is no good guide: nobody is a 'counseler'. */
const doing =
  /\b(walk|sitt|train|groom|paint|roof|clean|build|decorat|print|repair|restor|sharpen|weld|fram|plaster|til|bak|plann|mak|fix|pav|fenc|garden|cater|board|mov|wash|teach|copywrit|translat|upholster|engrav|carv|weav|knitt|sew|danc|glaz)ing$/i

export function ownWords(said: string, place: string): OwnWords {
  const activities = said.replace(byWhom, '')
  const [service = ''] = ownServices(activities, place)
  const what = titled(shortActivity(activities) || service || deedIn(activities))
  const isSomebody = somebody.test(what)
  return { what, isSomebody, doers: doing.test(what) ? what.replace(/ing$/i, 'ers') : '' }
}

/** As it is painted on a van: 'Wash and Fold', 'MOT Tests'. */
export function titled(text: string): string {
  return text
    .split(' ')
    .map((word, index) =>
      index > 0 && small.has(word.toLowerCase())
        ? word.toLowerCase()
        : word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
    )
    .join(' ')
}

/** Somebody a business can be called after; a blank value is one that is not known. */
export type PersonNamed = { first: string; last: string }

const nobody: PersonNamed = { first: '', last: '' }
const name = "\\p{Lu}\\p{L}+(?:['’-]\\p{Lu}?\\p{L}+)*"
/** 'the Hughes family', 'Hughes & Sons'. */
const families = [
  new RegExp(`\\b[Tt]he (${name}) (?:family|brothers|sisters)\\b`, 'u'),
  new RegExp(`(?<!\\p{L})(${name}) (?:&|and) (?:[Ss]ons?|[Dd]aughters?)\\b`, 'u'),
]
const whole = new RegExp(
  `(?:\\b(?:I am|I['’]m|[Mm]y name is|[Rr]un by|[Oo]wned by|[Ff]ounded by|[Ss]tarted by|[Tt]aught by))\\s+(${name})(?:\\s+(${name}))?(?=\\s*(?:[,.;!–-]|$|\\band\\b))`,
  'u',
)

/** The person or the family that somebody says is behind the business: 'I'm Ada Marsh, a therapist.' */
export function personNamed(activities: string): PersonNamed {
  for (const family of families) {
    const last = activities.match(family)?.[1]
    if (last) return { first: '', last }
  }
  const [, first = '', last = ''] = activities.match(whole) ?? []
  return first ? { first, last } : nobody
}

/** What is done, by its verb, and what it is called then. */
const deeds: readonly (readonly [verb: string, deed: string])[] = [
  ['groom', 'Grooming'], ['walk', 'Walking'], ['train', 'Training'], ['paint', 'Painting'], ['clean', 'Cleaning'], ['build', 'Building'],
  ['sharpen', 'Sharpening'], ['photograph', 'Photography'], ['teach', 'Lessons'], ['restor(?=e|ing)', 'Restoration'], ['print', 'Printing'],
  ['design', 'Design'], ['fix', 'Repair'], ['mend', 'Repair'], ['repair', 'Repair'], ['bak(?=e|ing)', 'Bakery'], ['wash', 'Washing'],
  ['fram(?=e|ing)', 'Framing'], ['roast', 'Roasters'], ['brew', 'Brewing'], ['tun(?=e|ing)', 'Tuning'], ['mov(?=e|ing)', 'Movers'],
  ['translat(?=e|ing)', 'Translation'], ['tutor', 'Tutoring'],
] // biome-ignore format: a table

/** 'Dog grooming' of 'We groom dogs of all sizes.' Blank where no such sentence is found. */
function deedIn(activities: string): string {
  for (const [verb, deed] of deeds) {
    const said = new RegExp(
      `\\b${verb}(?:e?s|e?d|e|ing)?\\s+(?:(?:your|the|all|any|old|small|big|people['’]s)\\s+)*(\\p{Ll}{3,14})\\b`,
      'iu',
    )
    const [, thing = ''] = activities.match(said) ?? []
    if (thing !== '' && !noThing.test(thing)) return capitalised(`${singular(thing)} ${deed}`.toLowerCase())
  }
  return ''
}

const noThing =
  /^(?:services?|fresh|daily|and|our|own|my|her|his|of|for|the|in|on|at|to|by|or|an|into|them|it|this|that|these|those|people|everything|things|you|with|from|most|more|every|sure)$/i

/** 'dog' of 'dogs', 'knife' of 'knives'; what it does not know keeps its ending. */
const singular = (thing: string) =>
  thing
    .replace(/ives$/, 'ife')
    .replace(/([^aeiou])ies$/, '$1y')
    .replace(/(ch|sh|x|ss)es$/, '$1')
    .replace(/([^su])s$/, '$1')
