import type { FoundPlace } from '../contract/places.ts'

/** Where somebody asks from, as far as that is known: an ISO 3166-1 alpha-2 code, and degrees. */
export type AskedFrom = { country?: string; latitude?: number; longitude?: number }

/** Finds towns and areas by what a person types. */
export type Places = {
  /** At most mostPlaces, the best first; none when nothing fits. Throws places_unavailable when it cannot be known. */
  find: (words: string, from: AskedFrom) => Promise<FoundPlace[]>
}
