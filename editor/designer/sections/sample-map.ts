import { image } from '#renderer/document/values/image.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { mapKey, mapView } from '#renderer/facts/maps/map-view.ts'
import { memoize, memoizeByObject } from '#renderer/memoize.ts'

const streets =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><path fill="#e9e6df" d="M0 0h400v300H0z"/>' +
  '<path fill="#cfe0cf" d="M230 40h110v90H230z"/><path fill="none" stroke="#fff" stroke-width="12" ' +
  'd="M0 170 400 110M90 0l60 300M300 0 250 300M0 60l400 60M0 260l400-40"/></svg>'

const sample = {
  ...image.parse({ provider: 'Custom', urls: [] }),
  urls: [{ type: 'regular' as const, url: `data:image/svg+xml,${encodeURIComponent(streets)}` }],
}

/** Returns the same settings for the same map, so that whatever depends on them isn't redrawn. */
const withMap = memoizeByObject((settings: WebsiteSettings['settings']) =>
  memoize((of: string) => ({ ...settings, drawn: { ...settings.drawn, map: { of, image: sample } } }), 1),
)

/** A sample location for thumbnails with a map, until the owner enters one. */
export const withSamplePlace = (site: WebsiteSettings): WebsiteSettings =>
  site.business.place.latitude === null
    ? {
        ...site,
        business: { ...site.business, place: { ...site.business.place, latitude: 0, longitude: 0 } },
      }
    : site

/** Adds a sample map, since publishing draws the real one. */
export function withSampleMap(site: WebsiteSettings): WebsiteSettings {
  const contact = site.sections.find(({ type }) => type === 'Contact')
  const view = contact?.type === 'Contact' && mapView(site.business, contact.content.address.trim() !== '')
  if (!view || site.settings.drawn.map?.of === mapKey(view)) return site
  return { ...site, settings: withMap(site.settings)(mapKey(view)) }
}
