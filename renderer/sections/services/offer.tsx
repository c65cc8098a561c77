import type { SectionOf } from '../../document/section-types.ts'
import { useBusinessPart } from '../../elements/business-part.ts'
import { type ServiceFacts, servicePrice } from '../../facts/service-price.ts'
import { useRenderTarget } from '../../site/render-target.tsx'
import { useFacts, useSite } from '../../site/site-context.ts'

/** What a service costs and how long it takes. */
export function useServiceFacts(): (item: SectionOf<'Services'>['content']['items'][number]) => ServiceFacts {
  const { business } = useFacts()
  const { language } = useSite()
  return (item) => servicePrice(item, business, language)
}

/** `at` is the item's place in the content: 'items.0'. */
type OfferProps = { facts: ServiceFacts; at: string }

/** The price. Nothing where none is known. */
export const PriceText = ({ facts, at }: OfferProps) => <Part name="price" facts={facts} at={at} />

/** The duration. Nothing where none is known. */
export const Duration = ({ facts, at }: OfferProps) => <Part name="duration" facts={facts} at={at} />

function Part({ name, facts, at }: OfferProps & { name: 'price' | 'duration' }) {
  const { editing } = useRenderTarget()
  const partOf = useBusinessPart()
  const text = facts[name]
  if (text === '') return null
  const mark = facts.own[name] ? { 'data-field': editing ? `${at}.${name}` : undefined } : partOf('services')
  return (
    <span className={name} {...mark}>
      {text}
    </span>
  )
}
