import * as z from 'zod'
import { limits } from '../../../renderer/document/fields/limits.ts'

/** The maximum number of suggestions. */
export const maxPlaces = 6

/** The text typed so far. */
export const placeQuery = z.object({ q: z.string().trim().min(2).max(limits.businessLocation) })

export const place = z.object({
  /** As people write it: 'Portland, Oregon', 'Leeds, England', 'Lyon, France'. */
  label: z.string().min(1),
  name: z.string().min(1),
  /** The state, county or similar; blank if unknown. */
  region: z.string(),
  country: z.string(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})
export type Place = z.infer<typeof place>

export const foundPlace = place.extend({
  /** Whether the query is this place's complete name, with nothing left to complete. */
  exact: z.boolean(),
  /** Inhabitants; null if unknown. */
  population: z.number().nullable(),
})
export type FoundPlace = z.infer<typeof foundPlace>

/** Best match first. */
export const placeList = z.object({ places: z.array(foundPlace).max(maxPlaces) })

/** The town that the request comes from; null if unknown. */
export const placeHere = z.object({ place: place.nullable() })
