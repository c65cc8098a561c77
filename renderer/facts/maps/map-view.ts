import type { Business } from '../../document/business.ts'
import { type MapPoint, parsePoint } from '../../document/values/map-point.ts'

export type MapView = MapPoint & {
  /** Web map zoom level: each step doubles the scale. */
  zoom: number
  /** Whether the center is the business's exact location. Towns don't get a pin. */
  pin: boolean
}

const zooms = { spot: 16, town: 12, areas: 10 }

type Placed = Pick<Business, 'address' | 'place' | 'areas'>

/**
 * The view of the address's coordinates, otherwise of the town. Undefined if both are unknown. Without an address,
 * customers don't visit, so there is no pin. `ownAddress`: the section overrides the business's address.
 */
export function mapView({ address, place, areas }: Placed, ownAddress = false): MapView | undefined {
  const point = address.text.trim() === '' || ownAddress ? undefined : parsePoint(address.point)
  if (point) return { ...point, zoom: zooms.spot, pin: true }
  const { latitude, longitude } = place
  if (latitude === null || longitude === null) return undefined
  return { latitude, longitude, zoom: areas.length > 0 ? zooms.areas : zooms.town, pin: false }
}

/** Key of a view, to detect an outdated stored map: '16/50.43160/-3.68360'. */
export const mapKey = ({ zoom, latitude, longitude }: Omit<MapView, 'pin'>): string =>
  `${zoom}/${latitude.toFixed(5)}/${longitude.toFixed(5)}`
