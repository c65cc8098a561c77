import type { WebsiteSettings } from '../document/website-settings.ts'
import { type MapView, mapView } from '../facts/maps/map-view.ts'
import { rendererOf } from '../sections/registry.ts'
import { presets } from '../styles/registry.ts'

/** The view of the map on the page; undefined if its contact section shows none, or no place is known. */
export function shownMap({ sections, business, style }: WebsiteSettings): MapView | undefined {
  const section = sections.find(({ type, hidden }) => type === 'Contact' && !hidden)
  if (section?.type !== 'Contact') return undefined
  const layout = rendererOf(section).layoutOf?.(section, presets[style].layout, business)
  return layout === 'BesideMap' ? mapView(business, section.content.address.trim() !== '') : undefined
}
