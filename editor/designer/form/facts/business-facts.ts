import { createContext } from 'react'
import { type Business, business as businessSchema } from '#renderer/document/business.ts'
import type { OverriddenFact } from '#renderer/document/fields/fields.ts'
import { hoursRows } from '#renderer/facts/format-hours.ts'
import { formatPrice, hasCents } from '#renderer/facts/format-price.ts'

export type BusinessFacts = {
  business: Business
  locale: string
  /** Opens the business form at a path: 'business.phones'. */
  open: (path: string) => void
}

export const BusinessFactsContext = createContext<BusinessFacts>({
  business: businessSchema.parse({}),
  locale: 'en-US',
  open: () => undefined,
})

/** The country for phone number rules. Blank if unknown. */
export const countryOf = ({ business, locale }: Pick<BusinessFacts, 'business' | 'locale'>): string =>
  business.place.country || (new Intl.Locale(locale).region ?? '')

/** The fact that a section shows while its own field is blank. */
export type FactBehind = {
  /** As visitors read it. Blank if unknown. */
  text: string
  /** The owner's word for it: 'number'. */
  name: string
  /** Path of the input for changing it. */
  path: string
}

/** The fact behind a section's field. `values`: the sibling fields, which name the item's service. */
export function factBehind(
  fact: OverriddenFact,
  { business, locale }: Pick<BusinessFacts, 'business' | 'locale'>,
  values: Record<string, unknown>,
): FactBehind {
  const { phones, emails, address, hours, services } = business
  if (fact === 'phone') {
    const path = phones[0] ? `business.phones.${phones[0].id}.number` : 'business.phones'
    return { text: phones[0]?.number.trim() ?? '', name: 'number', path }
  }
  if (fact === 'email') {
    const path = emails[0] ? `business.emails.${emails[0].id}.address` : 'business.emails'
    return { text: emails[0]?.address.trim() ?? '', name: 'email address', path }
  }
  if (fact === 'address') return { text: address.text.trim(), name: 'address', path: 'business.address.text' }
  if (fact === 'hours') {
    const lines = hoursRows(hours, locale).map(({ days, times }) => (times === '' ? days : `${days}: ${times}`))
    return { text: lines.join('\n'), name: 'opening hours', path: 'business.hours' }
  }
  const service = services.find(({ id }) => id === values.service)
  const path = service ? `business.services.${service.id}.${fact}` : 'business.services'
  if (fact === 'duration') return { text: service?.duration.trim() ?? '', name: fact, path }
  return { text: service?.price ? formatPrice(service.price, locale, hasCents(business)) : '', name: fact, path }
}
