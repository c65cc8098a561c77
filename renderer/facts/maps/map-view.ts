import type { Business } from '../../document/business.ts'
import { type MapPoint, parsePoint } from '../../document/values/map-point.ts'

/** What of the earth a website's map shows. */
export type MapView = MapPoint & {
  /** As maps of the web count: each step is twice as near. */
  zoom: number
  /** Whether the middle is the business's own spot. A town has no pin. */
  pin: boolean
}

/** A pin shows the streets around it, a town with its surroundings, an area that is served from farther away. */
const zooms = { spot: 16, town: 12, areas: 10 }

type Placed = Pick<Business, 'address' | 'place' | 'areas'>

/**
 * The view of the spot that the owner gave for their address, else of the town that they named; undefined where neither is known. Without an
 * address, customers don't come to the business, so there is no pin. `ownAddress`: the section shows another address than the business's.
 */
export function mapView({ address, place, areas }: Placed, ownAddress = false): MapView | undefined {
  const point = address.text.trim() === '' || ownAddress ? undefined : parsePoint(address.point)
  if (point) return { ...point, zoom: zooms.spot, pin: true }
  const { latitude, longitude } = place
  if (latitude === null || longitude === null) return undefined
  return { latitude, longitude, zoom: areas.length > 0 ? zooms.areas : zooms.town, pin: false }
}

/** Identifies a view, to compare a stored map with the one that is wanted: '16/50.43160/-3.68360'. */
export const mapKey = ({ zoom, latitude, longitude }: Omit<MapView, 'pin'>): string =>
  `${zoom}/${latitude.toFixed(5)}/${longitude.toFixed(5)}`
