import type { Business } from '../../document/business.ts'
import { linkHref } from '../../document/values/link.ts'
import type { MapPoint } from '../../document/values/map-point.ts'
import type { ContactFacts } from '../contact-facts.ts'

/** Link to a map of a location, an address or a place, by coordinates or by the owner's words. Undefined if all are unknown. */
export function mapHref(
  { address, place }: Pick<ContactFacts, 'address' | 'place'>,
  { latitude, longitude }: Business['place'],
  spot?: MapPoint,
): string | undefined {
  if (spot) {
    const [lat, lon] = [spot.latitude, spot.longitude]
    return onMap(`/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`)
  }
  if (address.trim() === '' && latitude !== null && longitude !== null)
    return onMap(`/#map=13/${latitude}/${longitude}`)
  const words = (address.trim() || place.trim()).toWellFormed().replace(/\s*\n\s*/g, ', ')
  return words === '' ? undefined : onMap(`/search?query=${encodeURIComponent(words)}`)
}

const onMap = (path: string) => linkHref({ type: 'Web', value: `https://www.openstreetmap.org${path}` })
