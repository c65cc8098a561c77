import { money } from './part-kind.ts'
import { itemsOf, wordsIn } from './shown-items.ts'

/** Text about a service beside its name and price: 'wird bei Brillenkauf verrechnet' in 'Sehtest 25 € (wird …)'. */
export type RowDetail = { id: string; text: string }

/** `row`: the visible text of the row, in lowercase. */
type PricedRow = { id: string; quotes: readonly string[]; row: string }
type DetailedItem = { item: string; details: readonly RowDetail[] }

const maxDetailWords = 6

/** Items of a sentence that rows show, apart from a few words after the price. Those words become the rows' details. */
export function detailedItems(text: string, rows: readonly PricedRow[]): DetailedItem[] {
  return itemsOf(text).flatMap((item) => {
    const lowercase = item.toLowerCase()
    const own = rows.flatMap(({ id, quotes, row }) =>
      quotes
        .map((quote) => ({
          id,
          row,
          start: lowercase.indexOf(quote),
          end: lowercase.indexOf(quote) + shownIn(quote, row).length,
        }))
        .filter(({ start, end }) => start !== -1 && /\p{Nd}/u.test(lowercase.slice(start, end))),
    )
    if (own.length === 0) return []
    const before = lowercase.slice(0, Math.min(...own.map(({ start }) => start)))
    const behind = item.slice(Math.max(...own.map(({ end }) => end)))
    const detail = behind.replace(currency, '').replace(outerPunctuation, '')
    const isDetail = detail === '' || (wordsIn(detail).length > 0 && detail.split(/\s+/u).length <= maxDetailWords)
    const isNews = ({ row }: { row: string }) => wordsIn(detail).some((word) => !row.includes(word.toLowerCase()))
    const isPriced = money.test(detail) || /\p{Nd}$/u.test(detail)
    if (wordsIn(before).length > 0 || !isDetail || isPriced || /[.!?]\s/u.test(detail)) return []
    return [{ item: lowercase, details: own.filter(isNews).map(({ id }) => ({ id, text: detail })) }]
  })
}

/** The quote without trailing words that its row doesn't show: 'abfuhr 35' for 'abfuhr 35 pauschal'. */
function shownIn(quote: string, row: string): string {
  const [, head = quote, tail = ''] = /^(.*\p{Nd}(?:\s?\p{Sc})?)(\P{Nd}*)$/su.exec(quote) ?? []
  return wordsIn(tail).every((word) => row.includes(word)) ? quote : head
}

const currency = /^\s*(?:eur|euros?|dollars?|bucks|quid|pounds?|gbp|usd)(?!\p{L})/iu
const outerPunctuation = /^[\s,;:.()–—-]+|[\s,;:.()–—-]+$/gu
