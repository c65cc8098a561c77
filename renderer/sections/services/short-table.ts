import type { TitleFamily } from '../../document/theme.ts'
import { isBlank } from '../../document/values/formatted-text.ts'
import { partsOfPrice } from '../../facts/parts-of-price.ts'
import { textWidth } from '../../fonts/text-width.ts'
import type { useSeededChoice } from '../../site/use-seeded-choice.ts'
import type { ServiceGroup } from './grouped-services.ts'

/** In em of the large size at full page width: room for name, gap and price with its words. */
const pageWidths = { large: 15.4, low: 30 }
const priceGap = 2
const besideEachOther = { fewest: 4, from: 8 }

/**
 * The class of a table with few descriptions: two columns of rows, or names as large as prices. If both fit, the seed
 * decides.
 */
export function shortTable(
  groups: readonly ServiceGroup[],
  family: TitleFamily,
  draw: ReturnType<typeof useSeededChoice>,
): string {
  const rows = groups.flatMap((group) => group.rows)
  const widest = Math.max(
    0,
    ...rows.map(
      ({ item, facts }) => textWidth(item.heading.trim(), family) + textWidth(partsOfPrice(facts.price).number, family),
    ),
  )
  const isEven = groups.every((group) => group.rows.length % 2 === 0)
  const isPaired =
    isEven &&
    rows.length >= besideEachOther.fewest &&
    rows.every(({ item, facts }) => facts.price !== '' && isBlank(item.paragraph))
  if (
    widest + priceGap > pageWidths.low ||
    rows.length >= besideEachOther.from ||
    (isPaired && draw('services', [true, false]))
  )
    return 'halves'
  return widest + priceGap > pageWidths.large || rows.length > besideEachOther.fewest ? 'named low' : 'named'
}
