import { linkHref } from '../../document/link.ts'
import type { WebsiteSettings } from '../../document/website-settings.ts'
import { firstPhoto, pageDescription, photoAddress, sectionOf, sharedPicture } from '../page-facts.ts'
import { known, some } from './known.ts'
import { offers } from './offers.ts'
import { openingHours } from './opening-hours.ts'
import { reviews } from './reviews.ts'

/** The business: always the plain LocalBusiness, since its trade is known only from its owner's own words. */
export function localBusiness(document: WebsiteSettings, origin: string) {
  const contact = sectionOf(document, 'Contact')?.content
  return {
    '@type': 'LocalBusiness',
    '@id': businessId(origin),
    name: known(document.businessName) ?? origin.replace(/^https?:\/\//, ''),
    url: `${origin}/`,
    description: known(pageDescription(document)),
    // Of the business rather than of its name.
    image: (firstPhoto(document, origin) ?? sharedPicture(document, origin))?.url,
    logo: logo(document, origin),
    address: postalAddress(contact?.address ?? '', document.business.location),
    telephone: linkHref({ type: 'Phone', value: contact?.phone ?? '' }) && known(contact?.phone),
    email: linkHref({ type: 'Email', value: contact?.email ?? '' }) && known(contact?.email),
    openingHours: some(openingHours(contact?.hours ?? '')),
    sameAs: some(profiles(document)),
    hasOfferCatalog: offers(document),
    review: some(reviews(document)),
  }
}

export const businessId = (origin: string) => `${origin}/#business`

/**
 * Where the business is. An address as people write it stands whole in its street's place: which of its lines is the town
 * differs from land to land. Without one, the place that the owner named.
 */
function postalAddress(address: string, place: string) {
  const streetAddress = known(address.trim().replace(/\s*\n\s*/g, ', '))
  if (streetAddress) return { '@type': 'PostalAddress', streetAddress }
  return known(place) && { '@type': 'PostalAddress', addressLocality: known(place) }
}

function logo(document: WebsiteSettings, origin: string): string | undefined {
  const header = sectionOf(document, 'Header')?.content
  return header?.logoType === 'Image' && header.logoImage ? photoAddress(header.logoImage, origin) : undefined
}

/** The profiles that the footer leads to. */
function profiles(document: WebsiteSettings): string[] {
  const links = sectionOf(document, 'Footer')?.content.socialLinks ?? []
  return links.flatMap(({ link }) => (link.network && linkHref({ type: 'Social', value: link.value })) || [])
}
