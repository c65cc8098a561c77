import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { type MapView, mapKey } from '#renderer/facts/maps/map-view.ts'
import { shownMap } from '#renderer/options/shown-map.ts'

/** The view that the page shows a map of and that is not drawn yet; undefined if there is nothing to draw. */
export function wantedMap(document: WebsiteSettings): MapView | undefined {
  const view = shownMap(document)
  return view && document.settings.drawn.map?.of !== mapKey(view) ? view : undefined
}
