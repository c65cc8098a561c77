import type { Business, Term } from '../../renderer/document/business.ts'
import { minAreas, textBesideAreas } from './beside-areas.ts'
import { isNegation } from './denials.ts'
import { type Known, knownFacts } from './known-facts.ts'
import { harmless, kindOf, money, type PartKind } from './part-kind.ts'
import { detailedItems, type RowDetail } from './row-details.ts'
import { isFragment, isOneWord, postcode, refersToPrevious } from './sentence-text.ts'
import { sentencesIn } from './sentences.ts'
import { hasServiceRows } from './service-rows.ts'
import { withoutShown } from './shown-items.ts'
import { withoutGreeting } from './talk.ts'
import { isBareList } from './whole-sentence.ts'

/** A sentence by the owner, as typed. */
export type OwnerPart = {
  text: string
  kind: PartKind
  /** Only if `kind` is 'term'. */
  term?: Term['kind']
  facts: readonly string[]
  /** The items that the page's lists don't show: all, some or none. */
  rest: string
  details: readonly RowDetail[]
}

/** Whether a text mentions a service with its price, not only its name. */
const isPricedHere = (fact: Known | undefined, said: string): boolean => {
  const amounts = fact?.quotes.filter((one) => /\p{Nd}/u.test(one)) ?? []
  return fact?.priced === true && (amounts.length === 0 || amounts.some((one) => said.includes(one)))
}

/** In characters: maximum for sentences joined in the lead. */
const maxJoinedLength = 300

/** Splits the owner's text into parts, in order. Joins sentences that depend on the previous one. */
export function ownerParts(business: Business, language: string): OwnerPart[] {
  const known = knownFacts(hasServiceRows(business) ? business : { ...business, services: [] })
  const parts: OwnerPart[] = []
  for (const [nth, sentence] of business.sentences.entries()) {
    if (sentence.question || isStrayWord(business.sentences, nth)) continue
    const texts = sentencesIn(withoutGreeting(sentence.text))
    for (const text of texts) {
      const said = text.toLowerCase().replace(/[.!?]+$/, '')
      const facts = sentence.facts.filter((id) => {
        const quotes = known.get(id)?.quotes ?? []
        return (
          texts.length === 1 || quotes.length === 0 || quotes.some((one) => said.includes(one) || one.includes(said))
        )
      })
      const isList = sentence.text.includes(' / ') && money.test(sentence.text)
      const isPriced =
        isList || (/\p{Nd}/u.test(text) && sentence.facts.some((id) => isPricedHere(known.get(id), said)))
      const reading = { facts, known, language, isPriced, isFirst: parts.length === 0, covered: sentence.covered }
      const whole = partOf(text, reading)
      const cut = whole.kind === 'excluded' ? offerLength(text) : 0
      if (cut > 0) {
        const offer = { ...partOf(text.slice(0, cut), reading), kind: 'offer' as const, facts: [] }
        parts.push(offer, partOf(text.slice(cut).replace(/^[\s,;–-]+/u, ''), reading))
        continue
      }
      const part = whole
      const before = parts.at(-1)
      if (before && postcode.test(text) && !before.facts.includes('address')) continue
      const isBehind = dependsOnPrevious(text) || (isFragment(text) && part.rest !== '')
      const isOne = before && before.text.length + text.length < maxJoinedLength && isBehind
      if (before && isOne && before.kind !== 'talk' && part.kind !== 'talk') {
        parts[parts.length - 1] = joinParts(before, part)
      } else parts.push(part)
    }
  }
  return parts
}

/** Whether a sentence is a single word without facts among longer sentences: 'Ring first. Shell. Open most days.' */
const isStrayWord = (sentences: Business['sentences'], nth: number): boolean => {
  const isWord = (at: number) => isOneWord(sentences[at]?.text ?? 'No.')
  const sentence = sentences[nth]
  const isBetween = nth > 0 && nth < sentences.length - 1
  return isBetween && sentence?.facts.length === 0 && isWord(nth) && !isWord(nth - 1) && !isWord(nth + 1)
}

const dependsOnPrevious = (text: string) => refersToPrevious.test(text) && !/^\p{Lu}{2}/u.test(text)

/** Joins two parts. The result has the more practical kind of the two. */
function joinParts(one: OwnerPart, next: OwnerPart): OwnerPart {
  const { kind, term } = one.kind === 'telling' ? next : one
  const join = (a: string, b: string) => [a, b].filter((text) => text !== '').join(/[.!?…。]$/u.test(a) ? ' ' : '. ')
  const rest = one.rest === '' && next.rest === '' ? '' : join(one.text, next.text)
  return {
    ...{ text: join(one.text, next.text), kind, ...(term && { term }), rest },
    ...{ facts: [...one.facts, ...next.facts], details: [...one.details, ...next.details] },
  }
}

/**
 * The index of a refusal after an offer: 'cars pickups motorcycles no semis', 'we buy collections, no cds'. 0 if there
 * is none.
 */
function offerLength(text: string): number {
  const said = offerBeforeRefusal.exec(text)?.groups?.offer ?? ''
  return isNegation(said, 'en') || !/\p{L}+\s+\p{L}/u.test(said) ? 0 : said.length
}
const offerBeforeRefusal = new RegExp(
  String.raw`^(?<offer>[^,;]{4,80}(?=[,;–]\s*(?:no|not|kein\p{L}*|sin|geen|pas d\p{L}*)\s(?!(?:${harmless})))|(?:\p{Ll}[\p{Ll}'’-]+\s){1,6}?\p{Ll}+(?=\s(?:no|kein\p{L}*|geen)\s(?!(?:${harmless}))))`,
  'u',
)

type Reading = {
  facts: readonly string[]
  known: ReadonlyMap<string, Known>
  language: string
  isPriced: boolean
  isFirst: boolean
  covered: boolean
}

function partOf(text: string, { facts, known, language, isPriced, isFirst, covered }: Reading): OwnerPart {
  const said = facts.flatMap((id) => known.get(id) ?? [])
  const { kind: read, term } = kindOf(text, said, language)
  const isLaterList = !isFirst && isBareList(text) && said.length === 0
  // A number in a sentence about prices is a price.
  const isIntroduction = isFirst && read === 'note' && facts.includes('trade')
  const isSignature = !isFirst && said.length === 0 && language.startsWith('en') && signature.test(text)
  const isOffer = read === 'telling' && (isPriced || isLaterList)
  const kind = isSignature ? 'reach' : isOffer ? 'offer' : isIntroduction ? 'telling' : read
  const listedFacts = said.filter(({ of }) => !['terms', 'credentials', 'people', 'audience', 'since'].includes(of))
  const shown = listedFacts.flatMap(({ quotes }) => quotes)
  const rows = listedFacts.flatMap((fact) => fact.rows ?? [])
  const isTold = covered && listedFacts.length === said.length && said.length > 0
  const beside = kind === 'reach' && shown.length > 0 ? besideNumbers(shown, text) : undefined
  const people = [...known.values()].filter(({ of }) => of === 'people').flatMap(({ quotes }) => quotes)
  const isCalled = beside !== undefined && people.some((quote) => quote.startsWith(beside.toLowerCase()))
  const isSaid = isTold || isCalled || (kind === 'hours' && saysLittleBeside(shown, text))
  const quotes = kind === 'hours' ? shown.flatMap((quote) => [quote, ...quote.split(/,\s+/)]) : shown
  const priced = facts.flatMap((id) => {
    const fact = known.get(id)
    return fact?.priced ? [{ id, quotes: fact.quotes, row: fact.rows?.join(' ') ?? '' }] : []
  })
  const detailed = kind === 'offer' ? detailedItems(text, priced) : []
  const details = detailed.flatMap((one) => one.details)
  const shownItems = [...quotes, ...detailed.map(({ item }) => item)]
  const onRows = [...rows, ...detailed.map(({ item }) => item)]
  const unshown = (said: string) => withoutShown(said, shownItems, onRows)
  const areas = said.filter(({ of }) => of === 'areas').flatMap((fact) => fact.quotes)
  const isOfAreas = areas.length >= minAreas && (kind === 'note' || kind === 'telling')
  const besides = isOfAreas ? textBesideAreas(text, areas) : undefined
  const left = besides === undefined ? (isOfAreas ? text : unshown(text)) : unshown(besides)
  const rest = isSaid ? '' : kind === 'reach' ? text : left
  // 'Weddings mostly, bunches on Fridays from the shed' has more than hours.
  if (kind === 'hours' && rest !== '' && rest !== text) {
    const others = facts.filter((id) => id !== 'hours')
    return partOf(rest, { ...{ facts: others, known, language, isPriced, isFirst }, covered: false })
  }
  return { text, kind, ...(term && { term }), facts, rest, details }
}

/** A name at the end: 'No valuations. - Helen' */
const signature = /^[–—-]?\s?\p{Lu}\p{Ll}+$/u

/** A few words next to numbers and addresses: 'Jo' in 'Jo 07700 900123'. Undefined if there are more. */
function besideNumbers(shown: readonly string[], text: string): string | undefined {
  const left = shown.reduce((rest, quote) => {
    const at = rest.toLowerCase().indexOf(quote)
    return at === -1 ? rest : `${rest.slice(0, at)} ${rest.slice(at + quote.length)}`
  }, text)
  const words = left.replace(/^[\s,;:|/–—-]+|[\s,;:|/–—-]+$/gu, '').replace(/\s+/gu, ' ')
  return words !== '' && words.split(' ').length <= maxSubjectWords && !/[,;.]/u.test(words) ? words : undefined
}

/** Whether a text only has a short subject besides the facts shown: 'Classes are Mon–Thu 3.30 to 6.30'. */
function saysLittleBeside(shown: readonly string[], text: string): boolean {
  const longestFirst = shown.toSorted((a, b) => b.length - a.length)
  const left = longestFirst.reduce((rest, quote) => rest.replace(quote, ''), text.toLowerCase())
  return left.length < text.length / 2 && (left.match(/\p{L}+/gu) ?? []).length <= maxSubjectWords
}
const maxSubjectWords = 3
