import type { OfferedService, Price } from '../../../document/business.ts'
import { serviceTitle } from '../../../document/values/service-title.ts'
import { useBusinessPart } from '../../../elements/business-part.ts'
import { formatPrice, hasCents } from '../../../facts/format-price.ts'
import { priceScale } from '../../../facts/openings/price-scale.ts'
import { partsOfPrice } from '../../../facts/parts-of-price.ts'
import { textWidth } from '../../../fonts/text-width.ts'
import { useFacts, useSite } from '../../../site/site-context.ts'
import { FactRow } from './fact-row.tsx'
import { Begin, HeadlineBlock, type OpeningProps } from './parts.tsx'

/** Font size of a price on phones, as a share of the scale's width. */
const maxPriceSize = 0.135

export function PricesOnScaleOpening({ section: { content } }: OpeningProps) {
  const { business } = useFacts()
  const { language, theme } = useSite()
  const partOf = useBusinessPart()
  const scale = priceScale(business.services)
  if (!scale) return null
  const cents = hasCents(business)
  const written = (price: Price) => formatPrice(price, language, cents)
  const numberOf = (price: Price) => partsOfPrice(written({ ...price, to: null, from: false, unit: '' })).number
  const [cheapest] = scale.services
  const [low = 0] = scale.steps
  const high = scale.services.at(-1)?.price.amount ?? low + 1
  const widest = Math.max(...scale.services.map(({ price }) => textWidth(numberOf(price), theme.titleFont.family)))
  const placeOf = (amount: number) => percent(((amount - low) / (high - low)) * (1 - maxPriceSize * widest))
  const stepText = (amount: number, index: number) => {
    const price = { ...(cheapest?.price as Price), amount, to: null, from: false, unit: '' }
    return index === 0 && amount > 0 ? written(price) : numberOf(price)
  }
  return (
    <>
      <div className="pitch scaled">
        <HeadlineBlock content={content} />
        <Begin content={content} />
        <svg
          {...partOf('services')}
          className="steps-of-scale"
          width="100%"
          height="0"
          direction="ltr"
          aria-hidden="true"
        >
          {scale.steps.map((amount, index) => (
            <text key={amount} x={placeOf(amount)} y="1em">
              {amount === 0 ? '0' : stepText(amount, index)}
            </text>
          ))}
        </svg>
        <ul className="scale">
          {scale.services.map((service) => (
            <li key={service.id} {...partOf('services', service.id)}>
              <p>
                <b>{serviceTitle(service)}</b> <span>{asideOf(service, written)}</span>
              </p>
              <svg width="100%" height="0" direction="ltr" aria-hidden="true">
                {scale.steps.map((amount) => (
                  <line key={amount} x1={placeOf(amount)} x2={placeOf(amount)} y2="100%" />
                ))}
                <text x={placeOf(service.price.amount)} y="50%" dy=".36em">
                  {numberOf(service.price)}
                </text>
              </svg>
              <span className="unseen">{written(service.price)}</span>
            </li>
          ))}
        </ul>
      </div>
      <FactRow content={content} shown="services" />
    </>
  )
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`

/** The duration, and the price if it's more than a number. */
function asideOf(service: OfferedService & { price: Price }, written: (price: Price) => string): string {
  const { from, to, unit } = service.price
  const words = from || to !== null || unit !== '' ? written(service.price) : ''
  return [words, service.duration.trim()].filter(Boolean).join(', ')
}
