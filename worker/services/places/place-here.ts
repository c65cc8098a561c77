import type { Place } from '../../contract/places.ts'
import { countryName, placeLabel } from '../../providers/place-label.ts'
import type { ServiceContext } from '../context.ts'
import { originOf, type RequestOrigin } from './request-origin.ts'

/** The town a request comes from; null where that is not known. Never fails. */
export function placeHere({ env }: ServiceContext, origin: RequestOrigin): Place | null {
  const { city, region = '', country, latitude, longitude } = originOf(env, origin)
  if (!city || !country || latitude === undefined || longitude === undefined) return null
  const label = placeLabel({ name: city, region, country }, false)
  return { label, name: city, region, country: countryName(country), latitude, longitude }
}
