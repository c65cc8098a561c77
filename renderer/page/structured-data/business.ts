import { type Business, weekdays } from '../../document/business.ts'
import { linkHref } from '../../document/values/link.ts'
import type { WebsiteSettings } from '../../document/website-settings.ts'
import { pageContactFacts } from '../../facts/contact-facts.ts'
import { datedExceptions } from '../../facts/exception-rows.ts'
import { mapView } from '../../facts/maps/map-view.ts'
import { firstPhoto, pageDescription, photoAddress, sectionOf, sharedPicture } from '../page-facts.ts'
import type { SentForm } from '../sent-form.ts'
import { actions } from './actions.ts'
import { nonBlank, nonEmpty } from './non-blank.ts'
import { offers, priceRange } from './offers.ts'
import { openingHours } from './opening-hours.ts'
import { credentialData, employees } from './people.ts'
import { reviews } from './reviews.ts'

/** The business, with the schema.org type of its trade. Only contains facts from the owner. */
export function localBusiness(document: WebsiteSettings, origin: string, form?: SentForm) {
  const { business } = document
  const contact = pageContactFacts(document)
  const text = sectionOf(document, 'Contact')?.content.hours.trim() || business.hours.note
  const specified = business.hours.periods.length > 0
  return {
    '@type': nonBlank(business.trade.schemaType) ?? 'LocalBusiness',
    '@id': businessId(origin),
    name: nonBlank(document.businessName) ?? origin.replace(/^https?:\/\//, ''),
    url: `${origin}/`,
    description: nonBlank(pageDescription(document)),
    // A photo of the business rather than the logo.
    image: (firstPhoto(document, origin) ?? sharedPicture(document, origin))?.url,
    logo: logo(document, origin),
    foundingDate: business.since?.year ? String(business.since.year) : undefined,
    address: postalAddress(contact.address, business),
    geo: geo(business),
    location: location(business),
    telephone: telephone(contact.phones),
    email: contact.emails.find((value) => linkHref({ type: 'Email', value })),
    openingHours: specified ? undefined : nonEmpty(openingHours(text)),
    openingHoursSpecification: nonEmpty(specifications(business.hours)),
    specialOpeningHoursSpecification: nonEmpty(specialHours(business.hours)),
    areaServed: nonEmpty(business.areas.flatMap(({ name }) => nonBlank(name) ?? [])),
    knowsLanguage: nonEmpty(business.languages.flatMap(({ code }) => nonBlank(code) ?? [])),
    priceRange: priceRange(document),
    sameAs: nonEmpty(profiles(document)),
    potentialAction: nonEmpty(actions(document, form)),
    hasOfferCatalog: offers(document),
    ...credentialData(business),
    employee: nonEmpty(employees(document)),
    review: nonEmpty(reviews(document)),
  }
}

export const businessId = (origin: string) => `${origin}/#business`

/**
 * The postal address. `streetAddress` contains all lines, since the position of the town's line varies by country. Without an address, uses
 * the owner's place.
 */
function postalAddress(address: string, { location, place: { town, region, country } }: Business) {
  const streetAddress = nonBlank(address.trim().replace(/\s*\n\s*/g, ', '))
  const addressCountry = nonBlank(country)
  if (streetAddress) return { '@type': 'PostalAddress', streetAddress, addressCountry }
  const addressLocality = nonBlank(town) ?? nonBlank(location)
  return (
    addressLocality && {
      '@type': 'PostalAddress',
      addressLocality,
      addressRegion: nonBlank(town) && nonBlank(region),
      addressCountry,
    }
  )
}

function geo(business: Business) {
  const view = mapView(business)
  return view?.pin ? { '@type': 'GeoCoordinates', latitude: view.latitude, longitude: view.longitude } : undefined
}

/** The place with the town's coordinates, which therefore aren't the business's `geo`. */
function location({ place: { town, latitude, longitude } }: Business) {
  if (!nonBlank(town) || latitude === null || longitude === null) return undefined
  return { '@type': 'Place', name: nonBlank(town), geo: { '@type': 'GeoCoordinates', latitude, longitude } }
}

function telephone(phones: readonly { number: string }[]): string | undefined {
  return nonBlank(phones.find(({ number }) => linkHref({ type: 'Phone', value: number }))?.number)
}

/** One entry per period with all of its days. Closed days open and close at 00:00, as schema.org requires. */
function specifications({ periods, closed }: Business['hours']) {
  if (periods.length === 0) return []
  const shut = weekdays.filter((day) => closed.includes(day) && !periods.some(({ days }) => days.includes(day)))
  const entry = (dayOfWeek: readonly string[], opens: string, closes: string) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    opens,
    closes,
  })
  return [
    ...periods
      .filter(({ days }) => days.length > 0)
      .map(({ days, opens, closes }) => entry(days, opens, closes === '24:00' ? '23:59' : closes)),
    ...(shut.length > 0 ? [entry(shut, '00:00', '00:00')] : []),
  ]
}

/** Exceptions with their dates; closed ones as in `specifications`. */
function specialHours(hours: Business['hours']) {
  return datedExceptions(hours).flatMap(({ label, firstDay, lastDay, times }) =>
    (times.length > 0 ? times : [{ opens: '00:00', closes: '00:00' }]).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      name: nonBlank(label),
      validFrom: firstDay,
      validThrough: lastDay || firstDay,
      opens,
      closes: closes === '24:00' ? '23:59' : closes,
    })),
  )
}

function logo(document: WebsiteSettings, origin: string): string | undefined {
  const header = sectionOf(document, 'Header')?.content
  return header && header.logoType !== 'Text' && header.logoImage ? photoAddress(header.logoImage, origin) : undefined
}

function profiles(document: WebsiteSettings): string[] {
  const links = sectionOf(document, 'Footer')?.content.socialLinks ?? []
  return links.flatMap(({ link }) => (link.network && linkHref({ type: 'Social', value: link.value })) || [])
}
