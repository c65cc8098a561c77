import type { OfferedService } from '../../renderer/document/business.ts'
import { primaryLanguage } from '../../renderer/document/values/languages.ts'
import { interpolate } from '../../renderer/facts/fact-words.ts'
import type { Brief } from '../compose/brief.ts'
import { deedIn } from './deed.ts'
import { isLimited, upToDenial } from './denials.ts'
import { describedIn } from './described.ts'
import { countWords, endsOpen, headlineLength, praise, scoreOf, startsWithSubject } from './headline-score.ts'
import { inPlace } from './in-place.ts'
import { isShouting } from './mend.ts'
import type { Mender } from './mender.ts'
import type { OwnerPart } from './owner-parts.ts'
import { kindOf } from './part-kind.ts'
import { namesOnlyPeople, splitPeople } from './people-names.ts'
import { anyOf, introductions } from './phrases.ts'
import { asHeading, capitalized, leadingConjunction, normalized, repeats } from './sentence-text.ts'
import { speaker } from './speaker.ts'

/** Maximum number of words in a headline that isn't the owner's own sentence. */
const maxWords = 6

export type Headline = {
  text: string
  /** The headline's source in the owner's text, and what the headline omits from it. */
  from?: OwnerPart
  left?: string
  isBehindPeople?: boolean
}

/**
 * The owner's most telling sentence if one fits, otherwise what makes the business different, otherwise trade and place. Only the name if
 * that is more informative.
 */
export function headline(brief: Brief, parts: readonly OwnerPart[], say: Mender): Headline {
  const [opening, ...later] = parts.filter(
    ({ kind, rest }, index) =>
      (isAboutBusiness(kind) && rest !== '') || (index === 0 && (isAboutBusiness(kind) || kind === 'note')),
  )
  const leading = [opening, ...later].find((part) => part?.kind === 'telling')
  const called = brief.tradeName === '' ? describedIn(brief, opening, say) : undefined
  if (called) return called
  const own = [...new Set([opening, leading])]
    .flatMap((part) => (part ? candidatesIn(part, brief, say, part === opening) : []))
    .filter(({ score }) => score >= minScore)
    .toSorted((a, b) => b.score - a.score)[0]
  // Without a known trade, services matter more than a later sentence.
  const done = listServices(brief)
  const saysTrade = brief.tradeName !== '' || own?.from === opening || done === ''
  if (own && saysTrade) return own
  const text = fromFacts(brief, parts, say)
  const deed = text === brief.name ? deedIn(brief, parts, say) : undefined
  if (deed) return deed
  const work = text === brief.name ? fromBusinessName(brief) : ''
  if (work !== '') return { text: work }
  const goesOnWith = opening?.kind === 'telling' ? asHeading(say(opening.text)) : ''
  const isSaid = goesOnWith.length <= headlineLength && goesOnWith.startsWith(`${text} `)
  return isSaid ? { text: goesOnWith, from: opening } : { text }
}

const isAboutBusiness = (kind: OwnerPart['kind']) => kind === 'telling' || kind === 'offer'

/** A headline from facts, in order of preference: services, trade with founding year, trade in a place, name. */
function fromFacts(brief: Brief, parts: readonly OwnerPart[], say: Mender): string {
  const { business, tradeName, factWords, name } = brief
  const trade = capitalized(tradeName)
  const title = trade === '' ? '' : inPlace(brief, trade)
  const since = business.since?.year
  const year = parts.some(({ kind, text }) => kind === 'telling' && text.includes(String(since))) ? undefined : since
  const patterns = [
    (trade === '' && fromShortDescription(brief, parts, say)) ||
      listServices(brief) ||
      (trade === '' ? fromShortSentence(brief, parts, say) : ''),
    ...[title, trade].map((what) =>
      what && year && factWords ? interpolate(factWords.titleSince, { what, year: String(year) }) : '',
    ),
  ]
  const found = patterns.find((text) => text !== '' && countWords(text) <= maxWords && text.length <= headlineLength)
  const last = [title, trade, name]
  return found ?? last.find((text) => text !== '' && text.length <= headlineLength) ?? name
}

/**
 * For unknown trades, the service in the business name: 'Fußpflege in Kassel' for 'Fußpflege Elke'; otherwise the first
 * priced service.
 */
function fromBusinessName(brief: Brief): string {
  const { business, name, tradeName } = brief
  if (tradeName !== '') return ''
  const named = business.services.find(
    (one) => normalized(name).startsWith(normalized(one.name)) && !name.includes('&'),
  )
  return named ? inPlace(brief, named.name) : listOf(brief, business.services, [3])
}

/** Including the contact line. */
const maxShortParts = 2
/** In characters. */
const maxShortLength = 40

/** A very short description as a headline: 'Nails' from 'Nails, no acrylics'. */
function fromShortDescription(brief: Brief, parts: readonly OwnerPart[], say: Mender): string {
  const [first] = parts
  if (!first || parts.length > maxShortParts || !/^(?:telling|offer|note|hours)$/.test(first.kind)) return ''
  const whole = first.kind === 'hours' ? (first.text.split(/[,;]/, 1)[0] ?? '') : first.text
  const usable = first.kind === 'note' ? upToDenial(whole, brief.language) : whole
  const text = asHeading(say(usable)).replace(/\s*\([^()]*\)$/u, '')
  const isFit =
    text.length <= maxShortLength && !namesOnlyPeople(text, brief) && !/[\p{Nd}?()]/u.test(text) && !endsOpen.test(text)
  return isFit && /\p{L}/u.test(text) && !(first.kind === 'note' && startsWithSubject.test(text)) ? text : ''
}

/** A first sentence of one or two words, with the place: 'Alterations in Leith'. */
function fromShortSentence(brief: Brief, [first]: readonly OwnerPart[], say: Mender): string {
  const text = first && /^(?:telling|offer|note)$/.test(first.kind) ? asHeading(say(first.text)) : ''
  const isName = /^\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+)?$/u.test(text) && !startsWithSubject.test(text)
  return isName && !praise.test(text) ? inPlace(brief, isShouting(text) ? capitalized(text.toLowerCase()) : text) : ''
}

/**
 * 'Slate, tile and leadwork': as many services as the word limit allows. If prices were listed first, these are
 * secondary services.
 */
function listServices(brief: Brief): string {
  const { services } = brief.business
  if (services[0]?.price) return ''
  // Two services say less than the trade does.
  return listOf(
    brief,
    services.filter(({ price }) => price === null),
    brief.tradeName === '' ? [3, 2] : [3],
  )
}

function listOf({ language }: Brief, services: readonly OfferedService[], counts: readonly number[]): string {
  const names = [...new Set(services.filter(({ variant }) => variant === '').map(({ name }) => name))]
  const isShort = (name: string) => countWords(name) <= 3 && name.length > 2 && !/[\p{Nd}()/+,=]/u.test(name)
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const texts = counts.map((count) => {
    const [first = '', ...others] = names.slice(0, count).every(isShort) ? names.slice(0, count) : []
    const later = primaryLanguage(language) === 'de' ? others : others.map(lowercaseFirst)
    return others.length === count - 1 ? list.format([first, ...later]) : ''
  })
  return texts.find((text) => text !== '' && countWords(text) <= maxWords && text.length <= 48) ?? ''
}

/** Lowercases the first letter unless it starts a name or initialism. */
const lowercaseFirst = (text: string) =>
  text.replace(/^\p{Lu}(?=\p{Ll}+(?:[\s-]\p{Ll}|$))/u, (letter) => letter.toLowerCase())

const minScore = 2

type Candidate = Headline & { score: number }

/** Scores a part, and the clauses that can be cut from it, as headlines. Leading names are left to the text below. */
function candidatesIn(part: OwnerPart, brief: Brief, say: Mender, isOpening: boolean): Candidate[] {
  const behind = splitPeople(part, brief)
  if (!behind) return clausesOf(part, brief, say, isOpening)
  return clausesOf(behind.part, brief, say, isOpening).map((one) => ({
    ...one,
    from: part,
    isBehindPeople: true,
    score: one.score > 0 ? one.score + bonusAfterPeople : 0,
    left: [behind.who, one.left].filter(Boolean).join(', '),
  }))
}

/** A sentence about a person's work beats any later sentence. */
const bonusAfterPeople = 3

function clausesOf(part: OwnerPart, brief: Brief, say: Mender, isOpening: boolean): Candidate[] {
  const { language } = brief
  const speaks = speaker(language)
  const whole = part.text
  const isList = part.kind === 'offer'
  const cuts = [...whole.matchAll(cutIn(language))]
    .slice(0, maxCuts)
    .map(({ index, 0: mark }) => ({ index, end: index + mark.length, mark: mark.trim() }))
    .filter(
      ({ end, mark }) => mark !== ',' || isList || !goesOn.test(whole.slice(end)) || speaks?.test(whole.slice(end)),
    )
  return [...cuts.map(({ index }) => index), whole.length].map((to) => {
    const text = whole.slice(0, to)
    const shown = asHeading(say(text))
    const left = unwrapped(withoutJoint(whole.slice(to)))
    const saysLanguages = brief.business.languages.some(({ id }) => part.facts.includes(id))
    const isBroken = isList && whole.startsWith(',', to) && (shown.includes(',') || endsWithVerb.test(language))
    const places = brief.business.areas.filter(({ id }) => part.facts.includes(id)).length
    const isSaid = repeats(shown, brief.tradeName) || normalized(shown).startsWith(normalized(brief.name))
    const isPlain =
      isSaid ||
      saysLanguages ||
      isBroken ||
      introducesPerson(shown, brief) ||
      namesOnlyPeople(shown, brief) ||
      (introducing.test(shown) && refers.test(shown)) ||
      refersToPerson.test(left) ||
      isLimited(shown, language) ||
      (part.kind === 'note' && kindOf(text, [], language).kind !== 'telling')
        ? false
        : !isList || worksAlone(shown, isOpening || speaks?.test(shown) === true)
    const score = isPlain
      ? scoreOf(shown, { isOpening, isWhole: text === whole, speaks, isNamed: brief.tradeName !== '' }) -
        (places > 1 ? 0.7 : 0)
      : 0
    return { text: shown, from: part, left: left.length > 2 ? left : '', score }
  })
}

/** After a headline that names somebody, the rest of its sentence can't refer back to them. */
const refersToPerson =
  /^(?:(?:\p{L}+ ){0,6})?(?:he|she|they|him|her|them|er|sie|elle|ils|elles|él|ella|ellos|lui|lei|loro|ele|ela|hij|zij|ona)(?!\p{L})/iu

/** Whether the beginning of a list works as a headline: 'I teach maths'. */
const worksAlone = (text: string, opens: boolean) =>
  opens && !/\p{Nd}/u.test(text.replace(year, '')) && (text.match(/,/g) ?? []).length < 3

const year = /(?<!\p{Nd})(?:19|20)\p{Nd}{2}(?!\p{Nd})/u

/** Languages in which a list ends with the verb's second half: 'Wir beziehen Sessel, Sofas und Stühle neu'. */
const endsWithVerb = /^(?:de|nl)\b/

/** Whether a text starts by introducing a person, so that it belongs with the text about them: 'I'm Dr Hannah Weiss, ex-head of maths'. */
function introducesPerson(shown: string, { business, place, language }: Brief): boolean {
  const who = beginsIntroducing.exec(shown)?.groups?.who
  if (who === undefined) return false
  const isNamed = business.people.some(({ name }) => normalized(who).startsWith(normalized(name).trimEnd()))
  // German capitalizes every noun.
  const isCapital = /^\p{Lu}/u.test(who) && primaryLanguage(language) !== 'de'
  return isNamed || (isCapital && (place === '' || !who.startsWith(place)))
}
const beginsIntroducing = new RegExp(`^(?:${anyOf(introductions)})\\s(?<who>.+)$`, 'isu')

/** For example 'I'm Aoife, I set it up'. */
const introducing = new RegExp(`^(?:${anyOf(introductions)})\\s\\p{Lu}`, 'u')

/** A pronoun for something in an earlier clause: 'I set it up in 2013'. */
const refers = /(?<!\p{L})(?:it|them|es)(?!\p{L})/iu

/** Removes unmatched parentheses. */
const unwrapped = (text: string) => (text.includes('(') === text.includes(')') ? text : text.replace(/[()]/g, ''))

/** Punctuation and conjunctions at either end of a cut. */
const danglingEnds = /^[\s,;:()–—.-]+|[\s,;:(–—-]+(?:and|und|et|y|e|en|och)?\s*$/gu
const withoutJoint = (text: string) => text.replace(danglingEnds, '').replace(leadingConjunction, '').trim()

/** Matches the text after a comma if it continues a list. */
const goesOn =
  /^(?!(?:with|for|from|in|including|mostly|mit|für|avec|pour|con|para|per|met|voor)\s)(?:\S+\s+){0,4}\S*(?:,|\s(?:and|or|&|und|oder|et|ou|y|o|e|en|of|i|lub|och)\s)/iu

/** Possible cuts: before a second subject, a list or an aside. */
const cutIn = (language: string): RegExp => {
  const [and, subjects] = clauseJoints[primaryLanguage(language)] ?? ['(?!)', '(?!)']
  return new RegExp(
    `\\s*[;:]\\s+|\\s+[–—-]\\s+|\\s*\\.{2,}\\s*|,?\\s+(?:${and})\\s+(?=(?:${subjects})(?!\\p{L}))|,\\s+|\\s+\\(`,
    'giu',
  )
}
/** Conjunctions between clauses, and subjects of the second clause, by language. */
const clauseJoints: Readonly<Record<string, readonly [string, string]>> = {
  en: ['and|but|so', 'I|we|he|she|they|it|now|then'],
  de: ['und|aber', 'ich|wir|er|sie|es'],
  fr: ['et|mais', 'je|nous|on|il|elle'],
  es: ['y|pero', 'yo|nosotros|él|ella'],
  it: ['e|ma', 'io|noi|lui|lei'],
  nl: ['en|maar', 'ik|wij|we|hij|zij'],
  sv: ['och|men', 'jag|vi|han|hon'],
}
/** Limits the work on long lists. */
const maxCuts = 8
