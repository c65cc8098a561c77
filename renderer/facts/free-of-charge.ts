import type { Business } from '../document/business.ts'
import { primaryLanguage } from '../document/values/languages.ts'
import { type FreeFact, type FreeWords, freeFacts } from '../languages/free-words.ts'
import { languageIn } from '../languages/languages.ts'
import { currencies } from './currencies.ts'
import { hasCents, zeroMoney } from './format-price.ts'

export type FreeOfCharge = { id: FreeFact; label: string; price: string }

type Known = Pick<Business, 'services' | 'rate' | 'terms' | 'sentences' | 'place'>

/**
 * Free items as rows of a price list: 'Call-out fee £0', 'Quote Free'. Omits an item if the owner's words limit or
 * negate it, or if a service already mentions it. Empty in an unsupported language.
 */
export function freeOfCharge(business: Known, locale: string): FreeOfCharge[] {
  const language = languageIn(locale)
  if (!language) return []
  const { free: words, facts } = language
  const clauses = [...business.terms, ...business.sentences].flatMap(({ text }) => clausesIn(text, words))
  const services = business.services.map((one) => [one.name, one.variant, one.note, one.priceWords].join(' '))
  const currency = currencyOf(business)
  const zero = currency === '' ? '' : zeroMoney(currency, locale, hasCents(business))
  return freeFacts.flatMap((id): FreeOfCharge[] => {
    const thing = words.facts[id]
    const price = charges.has(id) ? zero : facts.free
    if (!thing || price === '') return []
    const pattern = patternsOf(thing, words, isSpaced(locale))
    if (services.some((text) => pattern.named.test(text))) return []
    const verdicts = clauses.map((clause) => verdictOn(clause, pattern))
    const isFree = verdicts.includes('free') && !verdicts.includes('not')
    return isFree ? [{ id, label: thing.label, price }] : []
  })
}

/** Fees, shown with a zero amount. The other items are services, shown as free. */
const charges: ReadonlySet<FreeFact> = new Set(['callOut', 'minimum', 'booking'])

const currencyOf = ({ services, rate, place }: Known): string =>
  services.find(({ price }) => price !== null)?.price?.currency ?? rate?.currency ?? currencies[place.country] ?? ''

/** Part of a sentence that makes one statement, and the parts next to it. */
type Clause = { text: string; beside: readonly string[] }

const sentenceEnd = /[.!?](?:\s|$)|[。！？;；\n]/u
const comma = /[,、،，・•·|]|\s[–—+&/]\s/u

function clausesIn(text: string, { and = '(?!)', idle }: FreeWords): Clause[] {
  const joint = new RegExp(`${comma.source}|${word(and, true)}`, 'iu')
  return text
    .replace(new RegExp(`,?\\s*${word(idle, true)}`, 'giu'), ' ')
    .split(sentenceEnd)
    .flatMap((sentence) => {
      const parts = sentence.split(joint).map((part) => part.replace(/\s+/g, ' ').trim())
      return parts.map((part, at) => ({ text: part, beside: [parts[at - 1] ?? '', parts[at + 1] ?? ''] }))
    })
}

const isSpaced = (locale: string) => !['ja', 'ko'].includes(primaryLanguage(locale))

/** Matches whole words in languages with spaces. */
const word = (source: string, spaced: boolean) => (spaced ? `(?<![\\p{L}-])(?:${source})(?![\\p{L}])` : `(?:${source})`)

type Patterns = Record<'free' | 'word' | 'named' | 'charge' | 'not' | 'limits' | 'limitsAfter', RegExp>

function patternsOf(
  { charge = '(?!)', service = '(?!)' }: { charge?: string; service?: string },
  { free, isFree, no, isNone, not, limits, limitsAfter }: FreeWords,
  spaced: boolean,
): Patterns {
  const gap = spaced ? '\\s+' : '\\s*'
  const ways = [
    `(?:${free})${gap}(?:${service})`,
    `(?:${service})[\\s:–-]*(?:${isFree})`,
    `(?:${no})${gap}(?:${charge})`,
    `(?:${charge})[\\s:–-]*(?:${isNone})`,
  ]
  const of = (source: string) => new RegExp(word(source, spaced), 'iu')
  return {
    free: of(ways.join('|')),
    word: of(`${free}|${isFree}`),
    named: of(`${charge}|${service}`),
    charge: of(charge),
    not: of(not),
    limits: of(limits),
    limitsAfter: of(limitsAfter),
  }
}

/** Returns 'free' for an unconditional offer, 'not' for a charge or a conditional offer, otherwise undefined. */
function verdictOn({ text, beside }: Clause, pattern: Patterns): 'free' | 'not' | undefined {
  const hit = pattern.free.exec(text)
  if (!hit) {
    const isTurned = money.test(text) || (pattern.not.test(text) && pattern.word.test(text))
    return pattern.charge.test(text) || (pattern.named.test(text) && isTurned) ? 'not' : undefined
  }
  const [before, after] = [text.slice(0, hit.index), text.slice(hit.index + hit[0].length)]
  const around = `${before} … ${after}`
  const begins = (part: string, by: RegExp) => by.exec(part)?.index === 0
  const isLimited =
    /\d/.test(around) ||
    pattern.not.test(around) ||
    pattern.limits.test(around) ||
    pattern.limitsAfter.test(after) ||
    begins(before, pattern.limitsAfter) ||
    beside.some((part) => begins(part, pattern.limits))
  return isLimited ? 'not' : 'free'
}

const money = /\p{Sc}\s?\d|\d\s?(?:\p{Sc}|円|원|zł)/u
