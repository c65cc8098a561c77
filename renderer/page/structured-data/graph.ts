import type { WebsiteSettings } from '../../document/website-settings.ts'
import { businessId, localBusiness } from './business.ts'
import { faqPage } from './questions.ts'

/** A published document for machines, in schema.org's terms: nothing that visitors cannot read. */
export function structuredData(document: WebsiteSettings, origin: string) {
  const business = localBusiness(document, origin)
  const website = {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    url: `${origin}/`,
    name: business.name,
    inLanguage: document.settings.language,
    publisher: { '@id': businessId(origin) },
  }
  const things = [website, business, faqPage(document, origin)]
  return { '@context': 'https://schema.org', '@graph': things.filter((thing) => thing !== undefined) }
}
