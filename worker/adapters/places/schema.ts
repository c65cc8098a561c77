import * as z from 'zod'
import { limits } from '../../../renderer/document/limits.ts'

/** How many places are suggested at most. */
export const mostPlaces = 6

/** What a person has typed so far. */
export const placeQuery = z.object({ q: z.string().trim().min(2).max(limits.businessLocation) })

export const place = z.object({
  /** As a person writes it: 'Portland, Oregon', 'Leeds, United Kingdom'. */
  label: z.string().min(1),
  name: z.string().min(1),
  /** State, county or the like; blank where none is known. */
  region: z.string(),
  country: z.string(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})
export type Place = z.infer<typeof place>

export const foundPlace = place.extend({
  /** Whether what was asked for names this place in full, so that nothing is left to complete. */
  exact: z.boolean(),
})
export type FoundPlace = z.infer<typeof foundPlace>

/** The best first. */
export const placeList = z.object({ places: z.array(foundPlace).max(mostPlaces) })

/** Where the request comes from; null where that is not known. */
export const placeHere = z.object({ place: place.nullable() })
