import { limits } from '../../renderer/document/fields/limits.ts'
import { placeName } from '../compose/place-name.ts'
import { hashOf } from '../compose/section-order.ts'
import { tradeFor } from '../match-trade.ts'
import type { TradeProfile } from '../trade.ts'
import { ownServices, shortActivity } from './own-services.ts'
import { capitalised, normalized, shuffled } from './passages.ts'

/** Parts of a person's text for names and ideas. Blank if unknown. */
type PersonWords = {
  /** The activity in title case: 'Dog Walking'. */
  what: string
  /** The people in title case: 'Dog Walkers'. */
  doers: string
  /** Whether `what` is already a person: 'Dog Groomer'. */
  isSomebody: boolean
}

/** Phrases about the owner, not the activity. */
const aboutOwner = /\s*\b(?:run|owned|founded|started|taught) by\b[^.,;]*/gi

const functionWords = new Set(['and', 'of', 'for', 'the', 'in', 'on', 'at', 'to', 'with', 'by', 'or', 'a', 'an'])

const personEnding = /(?:er|ers|or|ors|ist|ists|ian|ians)$/i

/** With other words, the ending is unreliable: 'counseling' doesn't become 'counseler'. */
const doing =
  /\b(walk|sitt|train|groom|paint|roof|clean|build|decorat|print|repair|restor|sharpen|weld|fram|plaster|til|bak|plann|mak|fix|pav|fenc|garden|cater|board|mov|wash|teach|copywrit|translat|upholster|engrav|carv|weav|knitt|sew|danc|glaz)ing$/i

function ownWords(said: string, place: string): PersonWords {
  const activities = said.replace(aboutOwner, '')
  const [service = ''] = ownServices(activities, place)
  const what = titled(shortActivity(activities) || service || deedIn(activities))
  const isSomebody = personEnding.test(what)
  return { what, isSomebody, doers: doing.test(what) ? what.replace(/ing$/i, 'ers') : '' }
}

/** Title case as on a van: 'Wash and Fold', 'MOT Tests'. */
function titled(text: string): string {
  return text
    .split(' ')
    .map((word, index) =>
      index > 0 && functionWords.has(word.toLowerCase())
        ? word.toLowerCase()
        : word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
    )
    .join(' ')
}

/** A person for a business name. Blank parts are unknown. */
type PersonNamed = { first: string; last: string }

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

/** The person or family behind the business: 'I'm Ada Marsh, a therapist.' */
function personNamed(activities: string): PersonNamed {
  for (const family of families) {
    const last = activities.match(family)?.[1]
    if (last) return { first: '', last }
  }
  const [, first = '', last = ''] = activities.match(whole) ?? []
  return first ? { first, last } : nobody
}

const deeds: readonly (readonly [verb: string, deed: string])[] = [
  ['groom', 'Grooming'],
  ['walk', 'Walking'],
  ['train', 'Training'],
  ['paint', 'Painting'],
  ['clean', 'Cleaning'],
  ['build', 'Building'],
  ['sharpen', 'Sharpening'],
  ['photograph', 'Photography'],
  ['teach', 'Lessons'],
  ['restor(?=e|ing)', 'Restoration'],
  ['print', 'Printing'],
  ['design', 'Design'],
  ['fix', 'Repair'],
  ['mend', 'Repair'],
  ['repair', 'Repair'],
  ['bak(?=e|ing)', 'Bakery'],
  ['wash', 'Washing'],
  ['fram(?=e|ing)', 'Framing'],
  ['roast', 'Roasters'],
  ['brew', 'Brewing'],
  ['tun(?=e|ing)', 'Tuning'],
  ['mov(?=e|ing)', 'Movers'],
  ['translat(?=e|ing)', 'Translation'],
  ['tutor', 'Tutoring'],
]

// biome-ignore format: a table is easier to read with one row per line

/** 'Dog grooming' for 'We groom dogs of all sizes.' Blank without such a sentence. */
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

/** 'dog' for 'dogs', 'knife' for 'knives'. Unknown endings stay. */
const singular = (thing: string) =>
  thing
    .replace(/ives$/, 'ife')
    .replace(/([^aeiou])ies$/, '$1y')
    .replace(/(ch|sh|x|ss)es$/, '$1')
    .replace(/([^su])s$/, '$1')

type NameRequest = {
  /** The owner's own idea so far. May be blank. */
  businessName?: string
  businessActivities: string
  businessLocation: string
  /** Slug of the likely trade, regardless of the text. */
  trade?: string | undefined
  taken: readonly string[]
  count: number
}

/** Kinds of a dozen names, in display order. All kinds occur, and neighbors differ. */
const dozen: readonly NameKind[] = [
  'ending',
  'whole',
  'person',
  'place',
  'own',
  'ending',
  'whole',
  'person',
  'pair',
  'ending',
  'whole',
  'own',
]

// biome-ignore format: a row of the table stays on one line
/** Like `dozen`, for unlisted trades, which have no complete names of their own. */
const ownDozen = dozen.map((kind, index) => (kind === 'whole' && index > 1 ? 'own' : kind))

/**
 * New names for a business, none of them in `taken`. Pure; different descriptions give different names. Respects the
 * length limit of business names.
 */
export function composeNames(request: NameRequest): string[] {
  const { businessName = '', businessActivities, businessLocation, taken, count } = request
  const place = placeName(businessLocation).replace(/^the /, '')
  const profile = tradeToName(request, place)
  const seed = hashOf([businessName, businessActivities, businessLocation].map(normalized).join('\n'))
  const used = new Set([...taken, businessName].map(normalized))
  const isFree = (name: string) => name.length <= limits.businessName && !used.has(normalized(name))
  const kinds = kindsOfNames({ profile, place, businessName, businessActivities })
  const left = new Map(Object.entries(kinds).map(([kind, names]) => [kind, shuffled(names, seed).filter(isFree)]))

  const chosen: string[] = []
  const take = (names: readonly string[]) => {
    const fresh = names.filter((name) => !used.has(normalized(name)))
    const name = fresh.find((candidate) => !chosen.some((other) => areSimilar(other, candidate, place))) ?? fresh[0]
    if (name === undefined) return
    used.add(normalized(name))
    chosen.push(name)
  }
  for (const kind of profile.trade === '' ? ownDozen : dozen) take(left.get(kind) ?? [])
  // Replaces kinds that have no names, or only names that were already shown.
  const others = [...(left.get('ending') ?? []), ...(left.get('pair') ?? []), ...(left.get('longPair') ?? [])]
  for (let missing = count - chosen.length; missing > 0; missing -= 1) take(others)
  return chosen.slice(0, count)
}

/**
 * The trade whose words the names use. The owner's activity, such as window cleaning, overrides a trade that only the
 * business name or the referring page suggests.
 */
function tradeToName({ businessName, businessActivities, trade }: NameRequest, place: string): TradeProfile {
  const said = tradeFor({ activities: businessActivities })
  if (ownTrade(said) && ownWords(businessActivities, place).what !== '') return said
  return tradeFor({ activities: businessActivities, name: businessName, hint: trade })
}

/** Whether two names share their memorable word, or both contain the place. */
function areSimilar(one: string, other: string, place: string): boolean {
  const [a, b] = [one, other].map((name) => normalized(name).replace(/^the /, ''))
  if (!a || !b) return false
  return (
    a.split(' ')[0] === b.split(' ')[0] || (place !== '' && [a, b].every((name) => name.startsWith(normalized(place))))
  )
}

type NameKind = 'ending' | 'place' | 'whole' | 'own' | 'person' | 'pair' | 'longPair'

type Sources = { profile: TradeProfile; place: string; businessName: string; businessActivities: string }

function kindsOfNames(sources: Sources): Record<NameKind, string[]> {
  const { profile, place, businessName, businessActivities } = sources
  const { words, whole } = profile.names
  const own = ownWords(businessActivities, place)
  const endings = endingsFor(profile, own)
  const alone = words.filter((word) => !word.includes('&'))
  const pairs = alone.flatMap((word, index) => alone.slice(index + 1).map((other) => `${word} & ${other}`))
  return {
    ending: joinedAll(words, endings),
    place: place ? joinedAll([place], endings) : [],
    whole: [...whole],
    own: ownNames(own, place, ownTrade(profile) ? words : []),
    person: [...personNames(personNamed(businessActivities), endings), ...joinedAll(beginnings(businessName), endings)],
    pair: pairs.filter((pair) => shortPair.test(pair)),
    longPair: joinedAll(pairs, endings),
  }
}

/** Words that already refer to a place or a firm. */
const firm =
  /(?:studio|shop|store|house|school|salon|club|company|clinic|services?|center|centre|bakery|roasters|movers|agency|hall|bar)$/i

const ownTrade = ({ trade }: TradeProfile) => trade === ''

/** Unlisted trades use the owner's own words, since 'Workshop' could be any trade. */
function endingsFor(profile: TradeProfile, own: PersonWords): readonly string[] {
  if (!ownTrade(profile) || own.what === '' || own.isSomebody) return profile.names.endings
  const mayBeFirm = own.what.split(' ').length < 3 && !firm.test(own.what)
  return [own.what, ...(mayBeFirm ? [`${own.what} Co.`] : [])]
}

/** A single word is a starting point; more words are already a name. */
const beginnings = (businessName: string) =>
  /^\p{L}[\p{L}\p{M}'’-]{1,19}$/u.test(businessName.trim()) ? [titled(businessName.trim())] : []

/** 'Bristol Boiler Repair'; with `words`, those of an unlisted trade, also 'The Copper Dog Groomers'. */
function ownNames({ what, doers, isSomebody }: PersonWords, place: string, words: readonly string[]): string[] {
  if (what === '' || (isSomebody && words.length === 0)) return []
  const plain = isSomebody
    ? joinedAll([...(place ? [`The ${place}`] : []), ...words.map(withThe)], [what])
    : joinedAll(place ? [place] : [], [what])
  return [...plain, ...(doers ? joinedAll([...(place ? [`The ${place}`] : []), ...words.map(withThe)], [doers]) : [])]
}

const withThe = (word: string) => `The ${word}`

/** 'Marsh Plumbing', 'Ada Marsh Plumbing', 'Ada’s Plumbing'. */
function personNames({ first, last }: PersonNamed, endings: readonly string[]): string[] {
  const called = [last, first && last && `${first} ${last}`, first && `${first}${first.endsWith('s') ? '’' : '’s'}`]
  return joinedAll(
    called.filter((name) => name !== ''),
    endings.filter((ending) => !ending.startsWith('&')),
  )
}

const joinedAll = (beginnings: readonly string[], endings: readonly string[]) =>
  beginnings.flatMap((beginning) =>
    endings.filter((ending) => !shareWord(beginning, ending)).map((ending) => `${beginning} ${ending}`),
  )

/** 'Copper & Lantern': two words that are short enough together. */
const shortPair = /^(?=.{1,19}$)\S+ & \S+$/

/** True for 'Pipe' in front of 'Pipe & Drain'. */
function shareWord(a: string, b: string): boolean {
  const stems = (text: string) =>
    normalized(text)
      .split(/[^\p{L}\p{M}]+/u)
      .filter((word) => word.length > 2)
  const known = stems(a)
  return stems(b).some((word) => known.some((other) => word.startsWith(other) || other.startsWith(word)))
}
