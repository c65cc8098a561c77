import type { LegalWords } from '../../languages/legal-words.ts'
import type { LegalFacts } from './legal-facts.ts'
import { type LegalText, legalPart } from './legal-text.ts'

import { listOf } from './list-of.ts'
import { ownerLines } from './owner-lines.ts'

/** The terms page. Only mentions a country and photographers if known. */
export function termsText(facts: LegalFacts, words: LegalWords): LegalText {
  const { title, opening, provider, services, prices, liability, property, links, law, changes } = words.terms
  const { country, bookingHosts, photographers } = facts
  const list = (items: readonly string[]) => listOf(items, words.language)
  const parts = [
    legalPart('Provider', provider.heading, provider.who, ownerLines(facts, words)),
    legalPart(
      'Services',
      services.heading,
      services.noOffer,
      bookingHosts.length > 0 && services.booking(list(bookingHosts)),
    ),
    legalPart('Prices', prices.heading, prices.guidance),
    legalPart('Liability', liability.heading, liability.care, liability.limits),
    legalPart(
      'Property',
      property.heading,
      property.rights,
      photographers.length > 0 && property.photos(list(photographers)),
    ),
    legalPart('Links', links.heading, links.others),
    country !== '' && legalPart('Law', law.heading, law.of(country), law.consumers),
    legalPart('Changes', changes.heading, changes.when, changes.rest),
  ]
  return { title, opening: opening(facts.name), parts: parts.filter((part) => !!part) }
}
