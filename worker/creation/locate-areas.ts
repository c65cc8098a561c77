import type { Business } from '../../renderer/document/business.ts'
import { foldPlaceName } from '../adapters/places/fold-place-name.ts'
import { choosePlaces, kilometersBetween } from '../adapters/places/place-index.ts'
import { placeQuery } from '../adapters/places/schema.ts'
import type { ServiceContext } from '../platform/context.ts'
import { logFailure } from '../platform/log/log.ts'
import { codeOf } from './places.ts'

/** Kilometers from the business: a namesake farther away is not meant. */
const farthest = 60
/** Each lookup may read a file or ask a server. */
const mostLookups = 14

type Area = Business['areas'][number]

/**
 * The business with a point for each area that is a place near its town: the nearest one that the area names in full. Areas that the place
 * data lacks, such as most districts, stay without. Never throws.
 */
export async function locateAreas({ env }: ServiceContext, business: Business): Promise<Business> {
  const { country, latitude, longitude, town } = business.place
  if (latitude === null || longitude === null || business.areas.length === 0) return business
  const here = { latitude, longitude }
  const pointOf = async ({ name }: Area): Promise<Partial<Area>> => {
    if (town !== '' && foldPlaceName(withoutKind(name)) === foldPlaceName(town)) return here
    if (!placeQuery.safeParse({ q: name }).success) return {}
    const found = await choosePlaces(env).find(name, { country, ...here })
    const [nearest] = found
      .filter((place) => place.exact && codeOf(place.country) === country)
      .map((place) => ({ place, distance: kilometersBetween(place, here) }))
      .filter(({ distance }) => distance <= farthest)
      .toSorted((a, b) => a.distance - b.distance)
    return nearest ? { latitude: nearest.place.latitude, longitude: nearest.place.longitude } : {}
  }
  try {
    const points = await Promise.all(business.areas.slice(0, mostLookups).map(pointOf))
    return { ...business, areas: business.areas.map((area, index) => ({ ...area, ...points[index] })) }
  } catch (error) {
    logFailure('places.failed', error)
    return business
  }
}

/** 'Cork city' is Cork. */
const withoutKind = (name: string) => name.replace(/(?<=\p{L}{3})(?:\s+(?:city|town|cent(?:re|er)))+$/iu, '')
