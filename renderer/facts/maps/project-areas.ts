import type { Business } from '../../document/business.ts'
import type { MapPoint } from '../../document/values/map-point.ts'

/** A place relative to the town, in kilometers to the east and to the south. */
export type PlottedPlace = { name: string; x: number; y: number; isTown: boolean }

const kilometersPerDegree = 111.2
/** In kilometers. Closer areas count as the town itself. */
const townRadiusKm = 0.5

type Placed = Pick<Business, 'areas' | 'place'>

/**
 * Projects the areas with known coordinates, the town first. Empty if the town's coordinates are unknown. `rest`: names of all remaining
 * areas.
 */
export function projectAreas({ areas, place }: Placed): { places: PlottedPlace[]; rest: string[] } {
  const named = areas.map((area) => ({ ...area, name: area.name.trim() })).filter(({ name }) => name !== '')
  const { town, latitude, longitude } = place
  if (latitude === null || longitude === null) return { places: [], rest: named.map(({ name }) => name) }
  const rest: string[] = []
  let center = town.trim()
  const others = named.flatMap(({ name, ...point }): PlottedPlace[] => {
    if (point.latitude === null || point.longitude === null) {
      rest.push(name)
      return []
    }
    const at = between({ latitude, longitude }, { latitude: point.latitude, longitude: point.longitude })
    if (Math.hypot(at.x, at.y) > townRadiusKm) return [{ name, ...at, isTown: false }]
    center = name
    return []
  })
  return { places: [{ name: center, x: 0, y: 0, isTown: true }, ...others], rest }
}

/** Equirectangular projection at the latitude of `from`. */
function between(from: MapPoint, to: MapPoint): { x: number; y: number } {
  const around = ((to.longitude - from.longitude + 540) % 360) - 180
  return {
    x: around * kilometersPerDegree * Math.cos((from.latitude * Math.PI) / 180),
    y: (from.latitude - to.latitude) * kilometersPerDegree,
  }
}
