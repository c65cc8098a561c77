import { linkHref } from '../../document/link.ts'
import type { WebsiteSettings } from '../../document/website-settings.ts'
import { pageDescription, sectionOf, sharedPicture } from '../page-facts.ts'
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
    name: document.businessName,
    url: `${origin}/`,
    description: known(pageDescription(document)),
    image: sharedPicture(document, origin)?.url,
    address: known(contact?.address.trim().replace(/\s*\n\s*/g, ', ')),
    telephone: linkHref({ type: 'Phone', value: contact?.phone ?? '' }) && known(contact?.phone),
    email: linkHref({ type: 'Email', value: contact?.email ?? '' }) && known(contact?.email),
    openingHours: some(openingHours(contact?.hours ?? '')),
    sameAs: some(profiles(document)),
    hasOfferCatalog: offers(document),
    review: some(reviews(document)),
  }
}

export const businessId = (origin: string) => `${origin}/#business`

/** The profiles that the footer leads to. */
function profiles(document: WebsiteSettings): string[] {
  const links = sectionOf(document, 'Footer')?.content.socialLinks ?? []
  return links.flatMap(({ link }) => (link.network && linkHref({ type: 'Social', value: link.value })) || [])
}
