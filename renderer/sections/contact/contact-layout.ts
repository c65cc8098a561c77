import type { ContactLayout } from '../../document/enumerations.ts'
import type { WebsiteSettings } from '../../document/website-settings.ts'
import { isShown } from '../../elements/pictures/pictures.ts'
import { contactFacts } from '../../facts/contact-facts.ts'
import { contactTraits, possibleLayout, suitedContactLayouts } from '../../facts/layouts/contact-layouts.ts'
import type { LayoutBusiness } from '../../facts/layouts/layout-business.ts'
import { type MapView, mapView } from '../../facts/maps/map-view.ts'
import type { ContactContent } from './content.ts'

/** The owner's layout if its requirements are met. 'Auto' is the most suitable one. */
export function contactLayout(content: ContactContent, business: LayoutBusiness): ContactLayout {
  const facts = contactFacts(content, { ...business, phones: [], emails: [] }, 'en')
  const traits = contactTraits(business, facts, {
    form: content.showForm,
    picture: isShown(content.image),
    map: content.showMap,
  })
  return content.layout === 'Auto' ? suitedContactLayouts(traits)[0] : possibleLayout(content.layout, traits)
}

/** Undefined if there is no map or no known place. */
export function shownMap({ sections, business }: WebsiteSettings): MapView | undefined {
  const section = sections.find(({ type, hidden }) => type === 'Contact' && !hidden)
  if (section?.type !== 'Contact' || contactLayout(section.content, business) !== 'BesideMap') return undefined
  return mapView(business, section.content.address.trim() !== '')
}
