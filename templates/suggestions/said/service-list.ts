import { afterColon, type Passage } from './passages.ts'
import { isAudience } from './service-name.ts'
import { asDeed, isLight, type Mode, verb } from './verbs.ts'

/** A list as a person wrote it: its entries in order, and whether something in front said that a list was coming. */
export type ServiceList = { announced: boolean; entries: string[] }

/** 'We also offer', 'that sells', 'who help people': a subject and what it does, up to two verbs of it. */
const subject = new RegExp(
  `^(?:.*?\\b(?:that|who|which)|(?:and\\s+)?(?:we|i)(?:['’]ll|['’]d|['’]ve)?)\\s+(?:(?:also|now|can|mostly|mainly|will|even|only|both)\\s+)*(?!(?:are|am|is|was|were|be|been|have|had|love|like|know|believe|think|hope|want|try|live|started|opened|took|began|grew|moved|keep|pride|speciali[sz]e)\\b)(\\p{L}+)(?:\\s+and\\s+(${verb}))?(?:\\s+(?:out|up|after|rid of|with|on))?(?:\\s+(?:(?:small|local)\\s+)?(?:people|clients|customers|families|you|businesses|homeowners)\\b(?:\\s+(?:to|with))?)?(?:\\s+|$)`,
  'iu',
)
const leadIn =
  /^.*?\b(?:offering|offers?|providing|provides?|including|includes?|such as|speciali[sz](?:e|es|ing) in|services (?:are|like)|like|everything from|ranging from|things like|selling|sells?|serving|serves?|making|makes?|teaching|teach(?:es)?|doing|does|do|install(?:ing|s)?|translat(?:es?|ing)|restor(?:es?|ing)|seeing|get(?:ting|s)? rid of|help(?:ing|s)? (?:people|families|clients|customers|businesses|you)(?: to)?|(?:help|work)(?:ing|s)? with|cover(?:ing|s)?)\b:?\s+/i
/** Less of a sign: 'beard trims with a smile'. */
const weakLeadIn = /^.*?\b(?:with|from)\s+/i
/** Two words that share what follows them are one thing: 'new and used books', 'buying and selling homes'. */
const pair =
  /^((?:\S+ )?)(new|used|old|rare|hot|cold|big|small|large|indoor|outdoor|interior|exterior|inside|residential|commercial|domestic|local|private|men(?:['’]s)?|women(?:['’]s)?|black|white|fresh|dry|wet|soft|hard|short|long|fixed|moving|buy|buying|sell|selling|wash|cut|supply|supplying|design|designing|build|building|install|book|first|basic|modern|classic) (and|or) (?=\S+ \S)/i
const fixedPair = /\b(?:black and gr[ae]y|black and white|wills and probate)\b/gi
/** Stands for a space that is no end of a word. */
const held = '\uE000'

/** Remarks after a list of services: 'with or without an appointment', 'online or at your home'. */
const aside = /^(?:(?:with|without|by|for|in|at|on|near|no|if|when|where|while|even|so)\b|online(?:\s+(?:or|and)\b|$))/i
const joins = /^(?:and|or|plus|also|but|&)\s+/i
/** What follows a list that ended before: 'and we sell used bikes'. */
const newClause = new RegExp(`^(?:(?:and|but|plus)\\s+)?(?:we|i|also)\\s|^(?:and|but|plus)\\s+${verb}\\s`, 'i')
/** 'Physical therapy for back pain, sports injuries and balance': what stands before is the trade, not the first of the list. */
const forLead = /^(?:[^\s,]+\s+){0,2}[^\s,]+\s+(?:for|of)\s+/i
/** 'children and adults for check-ups'. */
const whomFirst = /^((?:\S+ and )?\S+) for /i

export function entriesOf(passage: Passage): ServiceList {
  if ('lines' in passage)
    return { announced: true, entries: passage.lines.map((line) => line.replace(/[,;.]\s*$/, '')) }
  const said = passage.text.trim()
  const body = afterColon(said)
  const list = body.split(/\s*;\s*/).flatMap((segment) => entriesIn(segment))
  return {
    announced: body !== said || list.some((entry) => entry.announced),
    entries: list.map(({ text }) => text),
  }
}

type Entry = { text: string; announced: boolean }

/** The entries between commas, each without what introduces it; a list ends at the end or where a new clause begins. */
function entriesIn(segment: string): Entry[] {
  const chunks = segment
    .split(/\s*[,|]\s*|\s+[-–—*•·]\s+/)
    .map((chunk) => chunk.trim())
    .filter((chunk, index) => chunk !== '' && (index === 0 || !aside.test(chunk)))
  const all = chunks.length + (/\s(?:and|or)\s/i.test(chunks.at(-1) ?? '') ? 1 : 0)
  let mode: Mode = 'list'
  let places = false
  return chunks.flatMap((chunk, index) => {
    const opening = openingOf(chunk, { index, next: chunks[index + 1] ?? '', all })
    mode = opening.mode ?? mode
    const ends = index === chunks.length - 1 || newClause.test(chunks[index + 1] ?? '')
    // 'in Leeds, Bradford and York' goes on with places.
    if (places && /^(?:and\s+)?\p{Lu}/u.test(chunk)) return []
    places = endsInPlace.test(chunk)
    const whole = /^(?:and|or|&)\s/i.test(chunk) && opening.mode === undefined
    return splitAt(opening.text.replace(joins, ''), ends && !whole).map((part) => ({
      text: asDeed(part, mode),
      announced: opening.announced,
    }))
  })
}

type Opening = { text: string; announced: boolean; mode?: Mode }
type Place = { index: number; next: string; all: number }

/** What a chunk says once the words that introduce it are gone. */
function openingOf(chunk: string, { index, next, all }: Place): Opening {
  const [phrase = '', said = '', also = ''] = subject.exec(chunk) ?? []
  if (phrase !== '' && !leadsOn.test(chunk)) {
    const rest = chunk.slice(phrase.length).replace(/^\S.*$/s, withoutWhom)
    if (isLight(said) || isLight(also)) return { text: rest, announced: true, mode: 'offer' }
    // 'We cut hair, trim beards': each has its verb; in 'We repair sofas, armchairs' one verb covers all.
    const own = chunk.slice(chunk.indexOf(said, phrase.lastIndexOf(said)))
    return { text: ownVerb.test(own) && ownVerb.test(next) ? own : rest, announced: false, mode: 'deed' }
  }
  if (leadIn.test(chunk) && (index === 0 || goesOn.test(chunk)))
    return { text: chunk.replace(leadIn, ''), announced: true }
  if (index > 0) return { text: chunk, announced: false }
  const text = chunk.replace(/^also\s+/i, '')
  const named = all > 2 ? text.replace(forLead, '') : text
  return {
    text: named !== text && !isAudience(named) ? named : text.replace(weakLeadIn, ''),
    announced: text !== chunk,
  }
}

const endsInPlace = /\s(?:in|around|across|near|throughout|covering)\s+\p{Lu}[\p{L}’'-]*(?:\s\p{Lu}[\p{L}’'-]*)*$/u
const leadsOn = /\b(?:offering|providing|including|such as|speciali[sz]ing in|doing)\s/i
const goesOn = /^(?:(?:and|or|plus|also)\s+)*(?:including|such as|like)\b/i
const ownVerb = new RegExp(`^(?:and\\s+)?${verb}\\s(?!(?:them|it)\\b)`, 'i')

/** 'check-ups' of 'children and adults for check-ups'. */
function withoutWhom(text: string): string {
  const whom = whomFirst.exec(text)
  return whom?.[1] && isAudience(whom[1]) ? text.slice(whom[0].length) : text
}

/**
 * 'trims and shaves' ends a list as two entries, 'heat pumps & duct cleaning' too; before the end only what is two words or more on either
 * side comes apart: 'Sunday roasts and set lunches', but 'wash and wax'.
 */
function splitAt(text: string, ends: boolean): string[] {
  const joint = ends
    ? / +(?:and|or|plus) +|(?<=\S\s+\S+)\s+&\s+(?=\S+\s+\S)/i
    : /(?<=\S +\S+) +(?:and|or|plus) +(?=\S+ +\S)/i
  const parts = text
    .replace(pair, (_, before: string, one: string, joins: string) => `${before}${one}${held}${joins}${held}`)
    .replace(fixedPair, (said) => said.replaceAll(' ', held))
    .split(joint)
  return parts
    .filter((part, index) => index === 0 || !continues(parts[index - 1] ?? '', part))
    .map((part) => part.replaceAll(held, ' '))
}

const preposition = /\s(?:in|for|at|across|around|on(?! \S+days?\b)|from|between|to|such as)\s/i
const somebody = /\b(?:companies|businesses|firms|homes|traders|offices|people|owners|families|flats)$/i

/** 'ants in homes and restaurants': a word or two after a place or an audience go on with it. */
function continues(before: string, part: string): boolean {
  const said = part.trim().replace(/\s(?:into|in|for|at|on|of)\s.*$/i, '')
  return preposition.test(` ${before} `) && (somebody.test(said) || said.split(/\s+/).length < 3)
}
