import type { TitleFamily } from '../../document/theme.ts'
import { isBlank } from '../../document/values/formatted-text.ts'
import { stepFor } from '../../elements/poster/steps.ts'
import { partsOfPrice } from '../../facts/parts-of-price.ts'
import { textWidth } from '../../fonts/text-width.ts'
import type { ServiceRow } from './grouped-services.ts'

/** In percent of the list's width: maximum type size, and room for name and price alone, beside a description, and in two columns. */
const maxSizes = { one: 7.5, two: 4, narrow: 12 }
const rowRoom = { row: 94, besideSentence: 56, price: 18, column: 44, narrow: 96 }
/** In em of a price: size of the text around its number. */
const asideSize = 0.3
/** Like `asideSize`, for a price without a number. */
const wordPriceSize = 0.6

/** Size classes of a list: as large as its longest name allows. */
export function rowSize(rows: readonly ServiceRow[], family: TitleFamily, columns: 1 | 2): string {
  const widthOf = (text: string) => textWidth(text, family)
  const priceOf = (text: string) => {
    const { before, opening, number, closing, after } = partsOfPrice(text)
    return widthOf(opening + number + closing) + widthOf(before + after) * (number ? asideSize : wordPriceSize)
  }
  const names = rows.map(({ item }) => item.heading.trim())
  const name = Math.max(1, ...names.map(widthOf))
  const price = Math.max(0.1, ...rows.map(({ facts }) => priceOf(facts.price)))
  const word = Math.max(1, ...names.flatMap((text) => text.split(/\s+/)).map(widthOf))
  const hasSentences = columns === 1 && rows.some(({ item }) => !isBlank(item.paragraph))
  const together = (columns === 2 ? rowRoom.column : rowRoom.row) / (name + price + asideSize)
  const wide = hasSentences ? Math.min(rowRoom.besideSentence / name, rowRoom.price / price) : together
  const sizes = [
    stepFor('step', rowRoom.narrow / word, maxSizes.narrow),
    stepFor('wide', wide, columns === 2 ? maxSizes.two : maxSizes.one),
  ]
  return sizes.map(({ className }) => className).join(' ')
}
