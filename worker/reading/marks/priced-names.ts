type Stretch = readonly [start: number, end: number]

/** A name and its price, as positions in their item. The price includes a word like 'from'. */
export type PricedName = { name: Stretch; price: Stretch }

type Word = { text: string; start: number; end: number }

const amount = /^(?:\p{Sc}?(?:\d{1,3},\d{3}|\d{1,5}(?:[.,]\d{1,2})?)\p{Sc}?)(?=$|[)!]|\/\p{L}|p\.?p\.?$|ph$|pw$)/u
const starting = /^(?:from|fr|ab|desde|da|vanaf|od|dès)$/iu
const currency = /^(?:\p{L}{0,2}\p{Sc}|CHF|EUR|GBP|USD|zł|kr\.?|quid|euros?|dollars?)$/iu
/** Words before a number that counts something or begins a range. */
const counting =
  /^(?:of|for|to|on|per|x|yrs?|years?|aged?|ages|under|over|up|max|min|bis|von|de|di|à|a|van|do|and|or|und|oder|et|y|e)$/iu
const counted =
  /^(?:%|°|years?|yrs?|months?|mths?|weeks?|wks?|wkly|weekly|days?|mins?|minutes?|hours?|hrs?|people|persons?|guests?|miles?|kms?|kg|cm|mm|ft|yds?|m|beds?|doors?|max|jahre?|tage|stunden|minuten|personen|años|días|dias|horas|personas|uhr|h)$/iu

/** The names and prices in a list item: one pair in 'family of 4 165', two in 'uprights £70 grands 85'. */
export function pricedNames(item: string): PricedName[] {
  const words = wordsOf(item)
  const prices = pricesAmong(words)
  return prices.flatMap((at, nth): PricedName[] => {
    const from = nth === 0 ? 0 : endOf(words, prices[nth - 1] ?? 0) + 1
    const to = startOf(words, at)
    const [first, last, opens, closes] = [words[from], words[to - 1], words[to], words[endOf(words, at)]]
    if (!first || !last || !opens || !closes || to <= from) return []
    if (counting.test(last.text) && !/\d$/.test(first.text)) return []
    const length = amount.exec(closes.text)?.[0].length ?? closes.text.length
    return [{ name: [first.start, last.end], price: [opens.start, closes.start + length] }]
  })
}

const wordsOf = (item: string): Word[] =>
  [...item.matchAll(/[^\s()]+/gu)].map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }))

/** A price's first word: '€' in '€ 46', 'from' in 'from 60'. */
function startOf(words: readonly Word[], at: number): number {
  const before = words[at - 1]?.text ?? ''
  return at > 0 && (currency.test(before) || starting.test(before)) ? startOf(words, at - 1) : at
}

const endOf = (words: readonly Word[], at: number): number => (currency.test(words[at + 1]?.text ?? '') ? at + 1 : at)

/** The indexes of the words that are prices: those with a currency, or else the last number and those that alternate with names. */
function pricesAmong(words: readonly Word[]): number[] {
  const textAt = (at: number) => words[at]?.text ?? ''
  const numbers = words.flatMap(({ text }, at) =>
    at > 0 && amount.test(text) && !counted.test(textAt(at + 1)) ? [at] : [],
  )
  const signed = numbers.filter(
    (at) => /\p{Sc}/u.test(textAt(at)) || [at - 1, at + 1].some((one) => currency.test(textAt(one))),
  )
  const plain = numbers.filter((at) => /^\p{L}/u.test(textAt(at - 1)) && !counting.test(textAt(at - 1)))
  const last = numbers.at(-1) ?? -1
  if (signed.length > 0) {
    const end = endOf(words, signed.at(-1) ?? -1)
    return [...signed, ...plain.filter((at) => at > end + 1 && at === words.length - 1)]
  }
  const isLast = words.slice(last + 1).every(({ text }) => !/\d/.test(text))
  if (last === -1 || !isLast) return []
  return plain.length === numbers.length ? plain : [last]
}
