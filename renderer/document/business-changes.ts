import type { Business, OfferedService } from './business.ts'
import { sameJson } from './same-json.ts'

/** What an owner calls each part of the business, as it stands after 'Change'. Parts that follow from others have no name. */
const names = {
  trade: 'trade',
  activities: 'description',
  location: 'place',
  people: 'people',
  since: 'experience',
  credentials: 'credentials',
  services: 'services and prices',
  areas: 'areas',
  address: 'address',
  hours: 'opening hours',
  phones: 'phone number',
  emails: 'email address',
  links: 'links',
  languages: 'languages',
  audience: 'customers',
  terms: 'terms',
} as const satisfies Partial<Record<keyof Business, string>>

/** The facts by which two states of a business differ, in an owner's words: 'phone number', 'opening hours', 'price'. */
export function businessChanges(before: Business, after: Business): string[] {
  const keys = Object.keys(names) as (keyof typeof names)[]
  return keys
    .filter((key) => !sameJson(before[key], after[key]))
    .map((key) => (key === 'services' ? serviceChange(before.services, after.services) : names[key]))
}

/** Of a change to the services: the one thing that changed, where it is one. */
function serviceChange(before: readonly OfferedService[], after: readonly OfferedService[]): string {
  const earlier = new Map(before.map((service) => [service.id, service]))
  const isSameList = before.length === after.length && after.every(({ id }) => earlier.has(id))
  const onlyPrices = after.every((service) => sameJson(withoutPrice(service), withoutPrice(earlier.get(service.id))))
  return isSameList && onlyPrices ? 'price' : names.services
}

const withoutPrice = (service: OfferedService | undefined) => ({ ...service, price: null, source: '' })
