import type { Business, OpeningPeriod, Price } from '../../../renderer/document/business.ts'
import { primaryLanguage } from '../../../renderer/document/values/languages.ts'
import { serviceTitle } from '../../../renderer/document/values/service-title.ts'
import { sentencesIn } from '../../model/sentences.ts'
import { escaped, unitsOf } from '../../reading/text.ts'
import { hoursIn } from '../facts/hours/hours.ts'
import { contentStems, numbersIn, plain, stemOf, wordsIn } from './known-words.ts'

/** A service's price next to another service, for the log. */
export function swappedPrice(text: string, { services }: Business): string | undefined {
  const said = folded(text)
  const has = (stem: string) => new RegExp(`${edge(stem)}${escaped(stem)}`, 'u').test(said)
  const priced = services.flatMap((service) => {
    const own = [...contentStems(serviceTitle(service))]
    const isThere = own.filter(has).length * 2 >= own.length
    return service.price && isThere ? [{ title: serviceTitle(service), amounts: amountsOf(service.price) }] : []
  })
  // A service without distinctive words can't be located.
  if (priced.some(({ title }) => placeOf(title, said, services) === -1)) return undefined
  const all = services.flatMap(({ price }) => (price ? amountsOf(price) : []))
  const wrong = said
    .split(/[,;]\s/u)
    .flatMap((clause) => {
      const mentions = priced.map(({ title, amounts }) => ({ at: placeOf(title, clause, services), amounts }))
      return swappedIn(
        amountsIn(clause, all),
        mentions.filter(({ at }) => at !== -1),
      )
    })
    .find((amount) => amount !== undefined)
  return wrong && `the price ${wrong} of another service`
}

type Placed = { at: number }

/** An amount whose closest service, always before or always after it, has another price. */
function swappedIn(
  amounts: readonly (Placed & { amount: string })[],
  mentions: readonly (Placed & { amounts: readonly string[] })[],
): string | undefined {
  const isPriceFirst = mentions.every(({ at }) => at > (amounts[0]?.at ?? 0))
  return amounts.find(({ at, amount }) => {
    const near = mentions.filter((one) => (isPriceFirst ? one.at > at : one.at < at))
    const [closest] = near.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))
    // Variants of a service share a place.
    return closest && !mentions.some((one) => one.at === closest.at && one.amounts.includes(amount))
  })?.amount
}

const amountsOf = ({ amount, to }: Price): string[] => (to === null ? [`${amount}`] : [`${amount}`, `${to}`])

const currencyBefore = /(?:[$€£¥₩₹]|\b(?:eur|chf|zł|kr))\s?$/iu
const currencyAfter = /^\s?(?:[€£$¥₩₹]|eur|chf|zł|kr|円|원|euros?|pounds?|dollars?)/iu

function amountsIn(said: string, prices: readonly string[]): (Placed & { amount: string })[] {
  return Array.from(said.matchAll(/\d[\d.,]*(?<=\d)/g)).flatMap(({ 0: run, index }) => {
    const [amount = ''] = numbersIn(run)
    const isMoney = currencyBefore.test(said.slice(0, index)) || currencyAfter.test(said.slice(index + run.length))
    return isMoney && prices.includes(amount) ? [{ at: index, amount }] : []
  })
}

/** Scripts without spaces have no word boundaries. */
const edge = (word: string): string =>
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(word) ? '' : '(?<!\\p{L})'

/** In lowercase, without accents. */
const folded = (text: string): string => plain(text).toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** In letters. Shorter words are mostly grammar. */
const maxGrammarLength = 4

/** The index at which a text names a service, found by the longest of its distinctive words; -1 if it doesn't. */
function placeOf(title: string, said: string, services: Business['services']): number {
  const others = new Set(
    services.flatMap((one) => (serviceTitle(one) === title ? [] : [...contentStems(serviceTitle(one))])),
  )
  const long = wordsIn(title).toSorted((a, b) => b.length - a.length)
  const places = long
    .filter((word, index) => index === 0 || word.length > maxGrammarLength)
    .map(stemOf)
    .filter((stem) => stem.length > 1 && !others.has(stem))
    .map((stem) => said.search(new RegExp(`${edge(stem)}${escaped(stem)}`, 'u')))
  return places.find((at) => at !== -1) ?? -1
}

/** Words next to one person that belong to another in the facts, for the log. */
export function swappedPerson(text: string, told: readonly string[], { people }: Business): string | undefined {
  const names = people.map(({ name }) => name).filter((name) => name !== '')
  if (names.length < 2) return undefined
  const known = new Map<string, Set<string>>()
  const general = new Set<string>()
  for (const { stem, beside } of told.flatMap((one) => wordsBeside(one, names))) {
    if (beside.length === 0) general.add(stem)
    known.set(stem, new Set([...(known.get(stem) ?? []), ...beside]))
  }
  const wrong = wordsBeside(text, names).find(({ stem, beside }) => {
    const of = known.get(stem)
    return beside.length > 0 && of?.size === 1 && !general.has(stem) && !beside.some((name) => of.has(name))
  })
  return wrong && 'words about somebody else'
}

/** Whether the text between two names joins them in a list: 'Ana, Ben and his son Carl'. */
const isRow = (between: string) => !/[,;:.()]/u.test(between.trim().slice(1)) && between.trim().split(/\s+/).length < 5

/** Whether no comma separates a word and a name, except in parentheses after the name. */
const isNear = (between: string) => !/[,;:]/u.test(between) || /^\s*\([^)]*$/u.test(between)

type Named = { name: string; at: number; end: number }

/** A text's meaningful words, each with the names next to it, including all names in a list. */
function wordsBeside(text: string, names: readonly string[]): { stem: string; beside: string[] }[] {
  return sentencesIn(text).flatMap((sentence) => {
    const said = plain(sentence).toLowerCase()
    const named = names.flatMap((name) => placesOf(name, said)).toSorted((a, b) => a.at - b.at)
    const rowOf = (one: Named | undefined, step: 1 | -1): string[] => {
      const next = one && named[named.indexOf(one) + step]
      if (!one) return []
      const between = next ? said.slice(Math.min(one.end, next.end), Math.max(one.at, next.at)) : ''
      return [one.name, ...(next && isRow(between) ? rowOf(next, step) : [])]
    }
    return Array.from(said.matchAll(/[\p{L}\p{M}']{4,}/gu)).flatMap(({ 0: word, index }) => {
      if (named.some(({ at, end }) => index >= at && index < end)) return []
      const [last, next] = [named.findLast(({ at }) => at < index), named.find(({ at }) => at > index)]
      const before = last && isNear(said.slice(last.end, index)) ? last : undefined
      const after = next && isNear(said.slice(index, next.at)) ? next : undefined
      // 'Taught by Ana, who founded it, and Ben': the word applies to both.
      const all = last ? [] : named.map(({ name }) => name)
      return [{ stem: stemOf(word), beside: [...rowOf(before, -1), ...(last || !after ? rowOf(after, 1) : all)] }]
    })
  })
}

/** The places of a name's first part, except as in 'Ray's'. */
function placesOf(name: string, said: string): Named[] {
  const parts = plain(name).toLowerCase().split(/\s+/)
  const first = parts.find((part) => part.length > 1)
  if (first === undefined) return []
  return Array.from(said.matchAll(new RegExp(`(?<!\\p{L})${escaped(first)}(?!\\p{L}|'s)`, 'gu')), ({ index }) => {
    const isWhole = said.startsWith(parts.join(' '), index)
    return { name, at: index, end: index + (isWhole ? parts.join(' ') : first).length }
  })
}

/** Times next to days on which the business doesn't have them, for the log. */
export function wrongHours(text: string, { hours, place }: Business, language: string): string | undefined {
  if (hours.periods.length === 0) return undefined
  const where = { language: primaryLanguage(language), country: place.country }
  const found = hoursIn(text, unitsOf(text), where, [[0, text.length]])
  if (!found?.isSure) return undefined
  const { periods, closed } = found
  const isOpen = (day: string) => hours.periods.some(({ days }) => (days as readonly string[]).includes(day))
  if (closed.some(isOpen)) return 'a day closed'
  return periods.some((period) => !isKnown(period, hours.periods)) ? 'other hours' : undefined
}

const isKnown = ({ days, opens, closes }: OpeningPeriod, known: readonly OpeningPeriod[]): boolean =>
  days.every((day) =>
    known.some(
      (one) =>
        one.days.includes(day) &&
        (one.opens === opens || one.closes === closes) &&
        one.opens <= opens &&
        one.closes >= closes,
    ),
  )
