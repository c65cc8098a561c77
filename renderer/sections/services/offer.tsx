import type { ReactNode } from 'react'
import { useBusinessPart } from '../../elements/business-part.ts'
import { unbrokenClass } from '../../elements/words/unbroken.ts'
import { partsOfPrice } from '../../facts/parts-of-price.ts'
import { type ServiceFacts, servicePrice } from '../../facts/service-price.ts'
import { useRenderTarget } from '../../site/render-target.tsx'
import { useFacts, useLayout, useSite } from '../../site/site-context.ts'
import { groupedServices, type ServiceGroup, type ServiceItem } from './grouped-services.ts'

export function useServiceFacts(): (item: ServiceItem) => ServiceFacts {
  const { business } = useFacts()
  const { language } = useSite()
  return (item) => servicePrice(item, business, language)
}

/** `at`: the item's path in the content, such as 'items.0'. */
type OfferProps = { facts: ServiceFacts; at: string }

export const PriceText = ({ facts, at }: OfferProps) => <PricePart name="price" facts={facts} at={at} />

export const Duration = ({ facts, at }: OfferProps) => <PricePart name="duration" facts={facts} at={at} />

function PricePart({ name, facts, at, children }: OfferProps & { name: 'price' | 'duration'; children?: ReactNode }) {
  const { editing } = useRenderTarget()
  const partOf = useBusinessPart()
  const text = facts[name]
  if (text === '') return null
  const mark = facts.own[name] ? { 'data-field': editing ? `${at}.${name}` : undefined } : partOf('services')
  return (
    <span className={name === 'price' ? unbrokenClass(name, text) : name} {...mark}>
      {children ?? text}
    </span>
  )
}

/**
 * A price with a large number and small words. On posters and in tables, the small currency sign is before the number and the unit is below
 * both, so that numbers align at the end.
 */
export function PosterPrice({ facts, at }: OfferProps) {
  const { isPoster, isTable } = useLayout('Services')
  const { before, opening, number, closing, after } = partsOfPrice(facts.price)
  const sign = (text: string) => ((isPoster || isTable) && text ? <sup>{text}</sup> : text)
  if (isTable && number) {
    return (
      <PricePart name="price" facts={facts} at={at}>
        <span className="sum">
          {before && <small>{before} </small>}
          {sign(opening || closing)}
          {number}
        </span>
        {after && <small> {after}</small>}
      </PricePart>
    )
  }
  return (
    <PricePart name="price" facts={facts} at={at}>
      {before && (number ? <small>{before} </small> : <b>{before}</b>)}
      {sign(opening)}
      {number}
      {sign(closing)}
      {after && <small> {after}</small>}
    </PricePart>
  )
}

export function Offer({ facts, at }: OfferProps) {
  if (facts.price === '' && facts.duration === '') return null
  return (
    <p className="offer">
      <PriceText facts={facts} at={at} /> <Duration facts={facts} at={at} />
    </p>
  )
}

export const ItemOffer = ({ item, at }: { item: ServiceItem; at: string }) => (
  <Offer facts={useServiceFacts()(item)} at={at} />
)

export function useServiceGroups(items: readonly ServiceItem[]): ServiceGroup[] {
  const { business } = useFacts()
  const { language } = useSite()
  return groupedServices(items, business, language)
}
