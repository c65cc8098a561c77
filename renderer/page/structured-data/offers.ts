import type { WebsiteSettings } from '../../document/website-settings.ts'
import { sectionOf } from '../page-facts.ts'
import { known, some } from './known.ts'

/** The services on the page as a catalogue; undefined without one that has a name. */
export function offers(document: WebsiteSettings) {
  const content = sectionOf(document, 'Services')?.content
  const named = some(content?.items.filter(({ heading }) => known(heading)))
  if (!content || !named) return undefined
  return {
    '@type': 'OfferCatalog',
    name: known(content.heading),
    itemListElement: named.map(({ heading, paragraph }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: known(heading), description: known(paragraph) },
    })),
  }
}
