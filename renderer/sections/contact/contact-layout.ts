import type { ContactLayout } from '../../document/enumerations.ts'
import type { WebsiteSettings } from '../../document/website-settings.ts'
import { isShown } from '../../elements/pictures/pictures.ts'
import { contactFacts } from '../../facts/contact-facts.ts'
import { contactTraits, possibleLayout, suitedContactLayouts } from '../../facts/layouts/contact-layouts.ts'
import type { LaidOut } from '../../facts/layouts/laid-out.ts'
import { type MapView, mapView } from '../../facts/maps/map-view.ts'
import type { ContactContent } from './content.ts'

/**
 * The layout that a contact section is drawn in: the owner's choice as far as the business has what it takes, or what 'Auto' stands for: the
 * one that suits the content best.
 */
export function contactLayout(content: ContactContent, business: LaidOut): ContactLayout {
  const facts = contactFacts(content, { ...business, phones: [], emails: [] }, 'en')
  const traits = contactTraits(business, facts, {
    form: content.showForm,
    picture: isShown(content.image),
    map: content.showMap,
  })
  return content.layout === 'Auto' ? suitedContactLayouts(traits)[0] : possibleLayout(content.layout, traits)
}

/** The view of the map on the page; undefined if its contact section shows none, or no place is known. */
export function shownMap({ sections, business }: WebsiteSettings): MapView | undefined {
  const section = sections.find(({ type, hidden }) => type === 'Contact' && !hidden)
  if (section?.type !== 'Contact' || contactLayout(section.content, business) !== 'BesideMap') return undefined
  return mapView(business, section.content.address.trim() !== '')
}
