import type { Business } from '../../renderer/document/business.ts'
import { foldPlaceName } from '../adapters/places/fold-place-name.ts'
import { choosePlaces, kilometersBetween } from '../adapters/places/place-index.ts'
import { type FoundPlace, placeQuery } from '../adapters/places/schema.ts'
import type { ServiceContext } from '../platform/context.ts'
import { logFailure } from '../platform/log/log.ts'
import { placeCandidates } from '../reading/place-candidates.ts'
import type { ResolvedPlace } from './facts/read-facts.ts'
import { codeOf } from './places.ts'

/** In kilometers from the business. A namesake farther away isn't meant. */
const farthest = 60
/** Each lookup may read a file or ask a server. */
const maxLookups = 14

type Area = Business['areas'][number]

/**
 * The business with a point for each area that is a place near its town. Picks the nearest place with exactly that name, and its spelling
 * if the owner typed small letters. Areas missing from the place data, such as most districts, get no point. Never throws.
 */
export async function locateAreas({ env }: Pick<ServiceContext, 'env'>, business: Business): Promise<Business> {
  const { country, latitude, longitude, town } = business.place
  if (latitude === null || longitude === null || business.areas.length === 0) return business
  const here = { latitude, longitude }
  const pointOf = async ({ name, quote }: Area): Promise<Partial<Area>> => {
    const spelled = (own: string) => (isSmall(quote) && foldPlaceName(own) === foldPlaceName(name) ? { name: own } : {})
    if (town !== '' && foldPlaceName(withoutKind(name)) === foldPlaceName(town)) return { ...here, ...spelled(town) }
    const nearest = await nearestPlace(env, name, { country, ...here })
    if (!nearest) return {}
    return { latitude: nearest.latitude, longitude: nearest.longitude, ...spelled(nearest.name) }
  }
  try {
    const points = await Promise.all(business.areas.slice(0, maxLookups).map(pointOf))
    return withoutMakes({ ...business, areas: business.areas.map((area, index) => ({ ...area, ...points[index] })) })
  } catch (error) {
    logFailure('places.failed', error)
    return business
  }
}

type Here = { country: string; latitude: number; longitude: number }

/** The nearest place with that name, if one is near. Throws places_unavailable. */
async function nearestPlace(env: ServiceContext['env'], name: string, here: Here): Promise<FoundPlace | undefined> {
  if (!placeQuery.safeParse({ q: name }).success) return undefined
  const found = await choosePlaces(env).find(name, here)
  const [nearest] = found
    .filter((place) => place.exact && codeOf(place.country) === here.country)
    .map((place) => ({ place, distance: kilometersBetween(place, here) }))
    .filter(({ distance }) => distance <= farthest)
    .toSorted((a, b) => a.distance - b.distance)
  return nearest?.place
}

/** The names of nearby places listed in a text. Never throws. */
export async function placesSaid(
  { env }: Pick<ServiceContext, 'env'>,
  text: string,
  here: ResolvedPlace,
): Promise<string[]> {
  try {
    const names = placeCandidates(text, here.town)
    const found = await Promise.all(names.map((name) => nearestPlace(env, name, here)))
    return found.flatMap((place) => place?.name ?? [])
  } catch (error) {
    logFailure('places.failed', error)
    return []
  }
}

/** Words before names that don't introduce places: 'we service Bosch and Miele', 'pumps replaced (Pentair, Jandy)'. */
const unled = /(?:(?<!\p{L})servic(?:e|es|ing)\s|\()(?:\p{Lu}[\p{L}\d ,&'’-]*)?$/u
const kinds = /^[\s,)]*(?:count(?:y|ies)|areas?|suburbs?|districts?|towns?|villages?)(?!\p{L})/iu

/** Such names are brands, unless one is a place nearby. */
function withoutMakes(business: Business): Business {
  const makes = new Set(
    business.sentences.flatMap(({ text, facts }) => {
      const areas = business.areas.filter(({ id }) => facts.includes(id))
      const [first, last] = [areas[0]?.quote, areas.at(-1)?.quote]
      if (!first || !last || areas.length < 2 || areas.some(({ latitude }) => latitude !== null)) return []
      const isPlain = kinds.test(text.slice(text.indexOf(last) + last.length))
      return unled.test(text.slice(0, text.indexOf(first))) && !isPlain ? areas.map(({ id }) => id) : []
    }),
  )
  if (makes.size === 0) return business
  return {
    ...business,
    areas: business.areas.filter(({ id }) => !makes.has(id)),
    sentences: business.sentences.map((sentence) =>
      sentence.facts.some((id) => makes.has(id))
        ? { ...sentence, facts: sentence.facts.filter((id) => !makes.has(id)), covered: false }
        : sentence,
    ),
  }
}

const isSmall = (quote: string | undefined) => quote !== undefined && quote === quote.toLowerCase()

/** 'Cork city' means Cork. */
const withoutKind = (name: string) => name.replace(/(?<=\p{L}{3})(?:\s+(?:city|town|cent(?:re|er)))+$/iu, '')
