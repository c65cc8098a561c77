import { Hono } from 'hono'
import * as z from 'zod'
import { placeOffline } from '../../templates/compose/place-name.ts'
import { foldPlaceName } from '../adapters/places/fold-place-name.ts'
import { meantPlace } from '../adapters/places/meant-place.ts'
import { choosePlaces, kilometersBetween } from '../adapters/places/place-index.ts'
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
      summary: 'Suggest towns and areas',
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
      summary: 'Get the town of the request',
      description: 'From Cloudflare’s geolocation; null if unknown.',
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
const degrees = (max: number) => z.coerce.number().min(-max).max(max).optional().catch(undefined)
const known = z
  .object({
    city: text,
    region: text,
    // Tor and unknown countries also have codes.
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

type PlaceQuery = {
  location: string
  /** The country suggested by currency, phone, region or postcode, ISO 3166-1 alpha-2; blank if unknown. */
  hint: string
  /** Whether the location is a region of that country. If so, places elsewhere with the same name are ignored. */
  isRegion?: boolean
}

/** The place that a location or address names; undefined if uncertain, since a map of the wrong town would mislead. Never throws. */
export async function resolvePlace(
  { env }: Pick<ServiceContext, 'env'>,
  asked: PlaceQuery,
): Promise<ResolvedPlace | undefined> {
  const from = asked.hint === '' ? {} : { country: asked.hint }
  const named: Named = async (words) => (await choosePlaces(env).find(words, from)).filter(({ exact }) => exact)
  try {
    const place = await placeMeant(asked, named)
    return place && resolved(place)
  } catch (error) {
    logFailure('places.failed', error)
    return undefined
  }
}

/** The places with exactly that name, the best first. */
type Named = (words: string) => Promise<FoundPlace[]>

async function placeMeant(
  { location: said, hint, isRegion }: PlaceQuery,
  named: Named,
): Promise<FoundPlace | undefined> {
  const location = placeOffline(said)
  const near = (places: readonly FoundPlace[]) => places.filter(({ country }) => codeOf(country) === hint)
  const there = (places: FoundPlace[]) => (hint === '' ? places : near(places))
  const { wholes, parts, joined } = waysToSay(location)
  for (const words of wholes) {
    const places = await named(words)
    if (near(places).length > 0) return chosen(near(places), words)
    // With prices in pounds, 'Suffolk' isn't the one in Virginia.
    if (places.length > 0) return isRegion ? undefined : chosen(places, words)
  }
  const beside = neighbors(
    await Promise.all((joined.length > 1 ? joined : parts).map(async (words) => there(await named(words)))),
  )
  if (beside || joined.length > 1) return beside
  // Each part must be in the country.
  const known = await Promise.all(parts.map(async (words) => ({ words, exact: there(await named(words)) })))
  const place =
    hint === '' ? agreed(known) : known.map(({ exact }) => meantPlace(exact)).find((found) => found !== undefined)
  if (place) return place
  const city = around.exec(location.trim())?.groups?.city
  return city ? large(there(await named(city))) : undefined
}

/** Accents and periods count if the name is ambiguous: 'San José' isn't San Jose. */
function chosen(places: readonly FoundPlace[], words: string): FoundPlace | undefined {
  const isSpelled = ({ name }: FoundPlace) => name.toLowerCase() === words.toLowerCase()
  return meantPlace(places) ?? (/[^\w\s,]/.test(words) ? meantPlace(places.filter(isSpelled)) : undefined)
}

/** In kilometers. The maximum distance between 'Camden' and 'London', or 'Leeds' and 'Bradford'. */
const besides = 40

/** The first place that has a neighbor among the other parts; if there are several, with the largest neighbor. */
function neighbors(parts: readonly FoundPlace[][]): FoundPlace | undefined {
  const pairs = parts.flatMap((places, at) =>
    parts.slice(at + 1).flatMap((others) =>
      places.flatMap((place) =>
        others.flatMap((other) => {
          const distance = kilometersBetween(place, other)
          return distance > 0 && distance <= besides ? [{ place, size: other.population ?? 0 }] : []
        }),
      ),
    ),
  )
  return pairs.toSorted((a, b) => b.size - a.size)[0]?.place
}

/** 'North London' */
const around = /^(?:north|south|east|west|central|inner|greater)(?:[ -]?(?:east|west))? (?<city>.+)$/i
/** People don't name districts of smaller places. */
const enoughForDistricts = 300_000

function large(places: readonly FoundPlace[]): FoundPlace | undefined {
  const place = meantPlace(places)
  return (place?.population ?? 0) >= enoughForDistricts ? place : undefined
}

type NamedPart = { words: string; exact: FoundPlace[] }

/** The place that the parts agree on: a part in the next part's region, a single part that is a place, or a city as the last part. */
function agreed(parts: readonly NamedPart[]): FoundPlace | undefined {
  const within = parts.flatMap((part) =>
    part.exact.filter(({ region }) =>
      parts.some((other) => other !== part && foldPlaceName(region).includes(foldPlaceName(other.words))),
    ),
  )
  if (within.length > 0) return meantPlace(within)
  const known = parts.filter(({ exact }) => exact.length > 0)
  const [only] = known
  if (known.length !== 1 || !only) return large(parts.at(-1)?.exact ?? [])
  // 'Camp, Pune' is in the city named after the district. A town in an unknown region needs a long, unique name.
  const isUnique = only.exact.length === 1 && only.words.length >= 7
  return isUnique || (only === parts.at(-1) && only.words.length > 3) ? meantPlace(only.exact) : undefined
}

const resolved = ({ name, region, country, latitude, longitude }: FoundPlace): ResolvedPlace => ({
  ...{ town: name, region, country: codeOf(country), latitude, longitude },
})

/**
 * The readings of an address like '12 High Street, Totnes TQ9 5RY, UK': as written, without street and without postcode, each meaning one
 * place; its parts, which may be ambiguous; and the towns in 'Leeds and Bradford'.
 */
function waysToSay(location: string): Record<'wholes' | 'parts' | 'joined', string[]> {
  const said = location
    .split(/[,\n]| [-–] /)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const isStreet = (part: string) =>
    /^\d+\p{L}?[ -]|[^\P{L}\p{Lu}]\.? \d+\p{L}?$/u.test(part) && withoutNumbers(part) !== part
  const street = said.findLastIndex(isStreet)
  const named = said.filter((part, at) => at > street || !/\d/.test(part))
  const bare = named.map(withoutNumbers)
  const asked = (ways: string[]) => [...new Set(ways)].filter((words) => placeQuery.safeParse({ q: words }).success)
  return {
    wholes: asked([location.trim(), named.join(', '), bare.filter((part) => part !== '').join(', ')]),
    parts: asked([...bare, ...said.map(withoutNumbers)]).slice(0, maxParts),
    joined: asked(location.split(/ (?:and|und|et|y|e|i|en|och|og) | ?[&+] ?/i).map((part) => part.trim())).slice(
      0,
      maxParts,
    ),
  }
}
/** Each lookup may read a file. */
const maxParts = 4

const withoutNumbers = (part: string) =>
  part
    .split(/\s+/)
    .filter((word) => !/\d/.test(word))
    .join(' ')
    .replace(/\s+[A-Z]{1,2}$/, (end) => (/\d/.test(part) ? '' : end))
    .replace(/^(?:in|near|around|based in|serving|covering)\s+/i, '')
    .replace(
      /(?<=\p{L}{4})\s+(?:area|city|town|centre|center|and (?:the )?surrounding (?:areas?|villages)|region)$/iu,
      '',
    )

const codes = new Map<string, string>()

/** ISO 3166-1 alpha-2 for a country's name in the place data; blank if unknown. */
export function codeOf(name: string): string {
  if (codes.size === 0) {
    const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))
    for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
      const country = countryName(code)
      // Retired codes share their successors' names, so the first code still in use wins.
      if (country !== '' && !codes.has(country) && new Intl.Locale(`und-${code}`).maximize().region === code)
        codes.set(country, code)
    }
  }
  return codes.get(name) ?? ''
}
