import type { Business } from '../../document/business.ts'
import { linkHref } from '../../document/values/link.ts'
import type { MapPoint } from '../../document/values/map-point.ts'

/**
 * Where a map shows a spot, an address or, with neither, the place that is known by its coordinates; undefined where none is.
 */
export function mapHref(
  address: string,
  { latitude, longitude }: Business['place'],
  spot?: MapPoint,
): string | undefined {
  if (spot) {
    const [lat, lon] = [spot.latitude, spot.longitude]
    return onMap(`/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`)
  }
  const lines = address
    .toWellFormed()
    .trim()
    .replace(/\s*\n\s*/g, ', ')
  if (lines !== '') return onMap(`/search?query=${encodeURIComponent(lines)}`)
  return latitude === null || longitude === null ? undefined : onMap(`/#map=13/${latitude}/${longitude}`)
}

const onMap = (path: string) => linkHref({ type: 'Web', value: `https://www.openstreetmap.org${path}` })
