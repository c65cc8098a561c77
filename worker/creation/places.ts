import { Hono } from 'hono'
import * as z from 'zod'
import { foldPlaceName } from '../adapters/places/fold-place-name.ts'
import { choosePlaces } from '../adapters/places/place-index.ts'
import { countryName, placeLabel } from '../adapters/places/places.ts'
import {
  type FoundPlace,
  type Place,
  placeHere as placeHereAnswer,
  placeList,
  placeQuery,
} from '../adapters/places/schema.ts'
import type { Env } from '../env.ts'
import type { ApiEnv, ServiceContext } from '../platform/context.ts'
import { describe, query } from '../platform/http/route.ts'
import { logFailure } from '../platform/log/log.ts'
import type { ResolvedPlace } from './facts/read-facts.ts'

export const placeRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    describe({
      summary: 'Towns and areas for what is typed',
      description:
        'The best first, those near the asking person before others. Exact ones are named in full by what was asked.',
      answers: { 200: placeList },
      errors: ['invalid_request', 'places_unavailable'],
    }),
    query(placeQuery),
    async (c) => c.json({ places: await findPlaces(c.get('services'), c.req.valid('query').q, c.req.raw.cf) }, 200),
  )
  .get(
    '/here',
    describe({
      summary: 'The town the request comes from',
      description: 'As the platform knows it; null where it does not.',
      answers: { 200: placeHereAnswer },
    }),
    (c) => c.json({ place: placeHere(c.get('services'), c.req.raw.cf) }, 200),
  )

/** Towns and areas that match the typed text, nearby ones first. Throws places_unavailable. */
const findPlaces = ({ env }: ServiceContext, words: string, origin: RequestOrigin): Promise<FoundPlace[]> => {
  const { country, latitude, longitude } = originOf(env, origin)
  return choosePlaces(env).find(words, { country, latitude, longitude })
}

/** The town a request comes from; null if unknown. Never throws. */
function placeHere({ env }: ServiceContext, origin: RequestOrigin): Place | null {
  const { city, region = '', country, latitude, longitude } = originOf(env, origin)
  if (!city || !country || latitude === undefined || longitude === undefined) return null
  const label = placeLabel({ name: city, region, country }, false)
  return { label, name: city, region, country: countryName(country), latitude, longitude }
}

/** Cloudflare's location data for a request; undefined on other platforms. */
type RequestOrigin = unknown

const text = z.string().trim().max(100).optional().catch(undefined)
const degrees = (most: number) => z.coerce.number().min(-most).max(most).optional().catch(undefined)
const known = z
  .object({
    city: text,
    region: text,
    // Tor and unknown countries have codes too, which aren't countries.
    country: z
      .string()
      .regex(/^(?!XX)[A-Z]{2}$/)
      .optional()
      .catch(undefined),
    latitude: degrees(90),
    longitude: degrees(180),
  })
  .catch({})

/** A request's approximate location. Undefined in development, where the platform invents a city in Texas. */
const originOf = ({ ENVIRONMENT }: Pick<Env, 'ENVIRONMENT'>, origin: RequestOrigin): z.infer<typeof known> =>
  ENVIRONMENT === 'development' ? {} : known.parse(origin ?? {})

type Asked = {
  location: string
  /** The country according to currency, phone, region or postcode, ISO 3166-1 alpha-2; blank if they say nothing. */
  hint: string
}

/** The place that a location names, alone or within an address; undefined if uncertain. Never throws. */
export async function resolvePlace(
  { env }: ServiceContext,
  { location, hint }: Asked,
): Promise<ResolvedPlace | undefined> {
  const from = hint === '' ? {} : { country: hint }
  const exactly = async (words: string) => {
    const found = await choosePlaces(env).find(words, from)
    return found.filter((place) => place.exact)
  }
  const isNear = (place: FoundPlace) => codeOf(place.country) === hint
  const { wholes, parts } = waysToSay(location)
  try {
    for (const words of wholes) {
      const exact = await exactly(words)
      const place = exact.find(isNear) ?? exact[0]
      if (place) return resolved(place)
    }
    const named = await Promise.all(parts.map(async (words) => ({ words, exact: await exactly(words) })))
    const near = named.flatMap(({ exact }) => exact).find(isNear)
    // One part alone can't move a business abroad.
    const place = near ?? (hint === '' ? agreed(named) : undefined)
    return place && resolved(place)
  } catch (error) {
    logFailure('places.failed', error)
    return undefined
  }
}

type NamedPart = { words: string; exact: FoundPlace[] }

/** The place that the parts agree on: one part contains the other, or both are in the same country. */
function agreed(parts: readonly NamedPart[]): FoundPlace | undefined {
  const places = parts.flatMap((part) =>
    part.exact.filter(({ region, country }) =>
      parts.some(
        (other) =>
          other !== part &&
          (foldPlaceName(region).includes(foldPlaceName(other.words)) ||
            other.exact.some((one) => one.country === country)),
      ),
    ),
  )
  if (new Set(places.map(({ country }) => country)).size === 1) return places[0]
  const known = parts.filter(({ exact }) => exact.length > 0)
  const [only] = known
  if (places.length > 0 || known.length !== 1 || !only) return undefined
  // 'Camp, Pune' is in the city after the district. A town in an unknown region must have a unique and long name.
  const isUnique = only.exact.length === 1 && only.words.length >= 7
  return only === parts.at(-1) || isUnique ? only.exact[0] : undefined
}

const resolved = ({ name, region, country, latitude, longitude }: FoundPlace): ResolvedPlace => ({
  ...{ town: name, region, country: codeOf(country), latitude, longitude },
})

/**
 * The readings of an address such as '12 High Street, Totnes TQ9 5RY, UK': as written, without street and without postcode, each of which
 * means one place; and its parts, which may be ambiguous.
 */
function waysToSay(location: string): { wholes: string[]; parts: string[] } {
  const said = location
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const isStreet = (part: string) => /^\d+\p{L}?[ -]|\p{L}\.? \d+\p{L}?$/u.test(part) && withoutNumbers(part) !== part
  const street = said.findLastIndex(isStreet)
  const named = said.filter((part, at) => at > street || !/\d/.test(part))
  const bare = named.map(withoutNumbers)
  const asked = (ways: string[]) => [...new Set(ways)].filter((words) => placeQuery.safeParse({ q: words }).success)
  return {
    wholes: asked([location.trim(), named.join(', '), bare.filter((part) => part !== '').join(', ')]),
    parts: asked([...bare, ...said.map(withoutNumbers)]).slice(0, mostParts),
  }
}
/** Each lookup may read a file. */
const mostParts = 4

const withoutNumbers = (part: string) =>
  part
    .split(/\s+/)
    .filter((word) => !/\d/.test(word))
    .join(' ')
    .replace(/\s+[A-Z]{1,2}$/, (end) => (/\d/.test(part) ? '' : end))
    .replace(/^(?:in|near|around|based in|serving|covering)\s+/i, '')
    .replace(/\s+(?:area|city|town|centre|center|and (?:the )?surrounding (?:areas?|villages)|region)$/i, '')

const codes = new Map<string, string>()

/** ISO 3166-1 alpha-2 for a country's name in the place data; blank if unknown. */
function codeOf(name: string): string {
  if (codes.size === 0) {
    const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))
    for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
      const country = countryName(code)
      // Retired codes have their successors' names: the first match in use wins.
      if (country !== '' && !codes.has(country) && new Intl.Locale(`und-${code}`).maximize().region === code)
        codes.set(country, code)
    }
  }
  return codes.get(name) ?? ''
}
