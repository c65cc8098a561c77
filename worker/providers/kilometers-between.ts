type Point = { latitude: number; longitude: number }

const radians = (degrees: number) => (degrees * Math.PI) / 180
const earth = 6371

/** Along the great circle, between points in degrees. */
export function kilometersBetween(a: Point, b: Point): number {
  const across = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2
  const along = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  const chord = across + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * along
  return 2 * earth * Math.asin(Math.min(1, Math.sqrt(chord)))
}
