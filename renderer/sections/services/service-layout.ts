import type { Business } from '../../document/business.ts'
import type { ServiceLayout } from '../../document/enumerations.ts'
import type { SectionOf } from '../../document/section-types.ts'
import type { PictureFrame } from '../../elements/pictures/pictures.ts'
import { isShown } from '../../elements/pictures/pictures.ts'
import { serviceTraits, suitedLayouts } from '../../facts/layouts/service-layouts.ts'
import type { Layout } from '../../styles/site-style.ts'

type Content = SectionOf<'Services'>['content']
type Priced = Pick<Business, 'services' | 'trade'>

/**
 * The owner's layout. 'Auto' is the suitable layout that the style prefers. Tabs with fewer than two groups become a
 * price list.
 */
export function serviceLayout(
  { layout, items }: Content,
  { prefers, isPoster, isTable, isBento, windows = 0 }: Layout['Services'],
  business: Priced,
): ServiceLayout {
  if (layout !== 'Auto' && layout !== 'Tabs') return layout
  const traits = serviceTraits(items, business, ({ image }) => isShown(image))
  if (layout === 'Tabs') return traits.groups.length > 1 ? 'Tabs' : 'PriceList'
  if (isBento) return 'Cards'
  const suited = suitedLayouts(traits)
  const isOfCare = careTrades.has(business.trade.slug) && traits.noteLength > 0
  if (isOfCare && traits.count <= windows && suited.includes('Cards')) return 'Cards'
  const preferred = prefers.find((one) => suited.includes(one)) ?? suited[0]
  return (isPoster || isTable) && (traits.pictured === 0 || !showsPictures(preferred)) ? 'List' : preferred
}

/** Trades whose services suit cards with windows of light. */
const careTrades = new Set([
  'celebrant',
  'condo-rental-agency',
  'florist',
  'nutritionist',
  'photographer',
  'physical-therapist',
  'spa',
  'therapist',
])

export const showsPictures = (layout: ServiceLayout): boolean => layout !== 'PriceList' && layout !== 'Tabs'

export const serviceColumns = (layout: ServiceLayout, count: number, { columns }: Layout['Services']) =>
  layout === 'Split' ? 1 : columns(count)

export const serviceFrame = (content: Content, style: Layout['Services'], business: Priced): PictureFrame =>
  frameIn(serviceLayout(content, style, business), content, style)

/** The frame in a specific layout. The small pictures of a list keep their own shape. */
export function frameIn(layout: ServiceLayout, { frame, items }: Content, style: Layout['Services']): PictureFrame {
  const loose = layout === 'List' ? false : style.loose?.(serviceColumns(layout, items.length, style))
  return { frame, loose }
}
