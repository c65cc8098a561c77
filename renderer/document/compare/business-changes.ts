import type { Business, OfferedService } from '../business.ts'
import { sameJson } from './same-json.ts'

/** Labels in the owner's language. Inputs that only affect generated text share a label. */
const names: Record<keyof Business, string> = {
  trade: 'Trade',
  activities: 'Description',
  sentences: 'Description',
  location: 'Place',
  place: 'Place',
  people: 'People',
  since: 'Experience',
  credentials: 'Credentials',
  services: 'Services and prices',
  rate: 'Rate',
  areas: 'Areas',
  address: 'Address',
  hours: 'Opening hours',
  phones: 'Phone number',
  emails: 'Email address',
  links: 'Links',
  languages: 'Languages',
  audience: 'Customers',
  terms: 'Terms',
}

/** The changed facts in everyday words: 'Phone number', 'Opening hours', 'Price'. */
export function businessChanges(before: Business, after: Business): string[] {
  const keys = Object.keys(names) as (keyof Business)[]
  const differing = keys.filter((key) => !sameJson(before[key], after[key]))
  const labels = differing.map((key) =>
    key === 'services' ? serviceChange(before.services, after.services) : names[key],
  )
  return [...new Set(labels)]
}

/** Returns 'Price' if only prices changed. */
function serviceChange(before: readonly OfferedService[], after: readonly OfferedService[]): string {
  const earlier = new Map(before.map((service) => [service.id, service]))
  const isSameList = before.length === after.length && after.every(({ id }) => earlier.has(id))
  const onlyPrices = after.every((service) => sameJson(withoutPrice(service), withoutPrice(earlier.get(service.id))))
  return isSameList && onlyPrices ? 'Price' : names.services
}

const withoutPrice = (service: OfferedService | undefined) => ({
  ...service,
  ...{ price: null, source: '', quote: '', confirmedOn: '' },
})
