import * as z from 'zod'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { product } from '../../../renderer/document/product.ts'
import { AppError } from '../../platform/http/errors.ts'
import { logFailure } from '../../platform/log/log.ts'
import { encryptedAddress } from '../fetch/encrypted-address.ts'
import { FetchRefused, safeFetch } from '../fetch/safe-fetch.ts'
import { plainLine } from '../plain-line.ts'
import { foldPlaceName } from './fold-place-name.ts'
import type { Places } from './places.ts'
import { countryName, type NamedPlace, placeLabel, readWords, saysWhere, whereabouts } from './places.ts'
import { type FoundPlace, foundPlace, maxPlaces } from './schema.ts'

type Geocoder = {
  /** The search endpoint. Its query, such as a key, is sent with every call. */
  url: string
  /** In milliseconds. */
  timeoutMs?: number
}

const usualTimeoutMs = 4000
const maxBytes = 256 * 1024
/** Geocoder operators block clients without a user agent. */
const headers = { accept: 'application/json', 'user-agent': `${product.name} (${product.homepage})` }

/** The protocol's names for kinds of places where a business can be, smallest last. */
const settlements = ['city', 'town', 'municipality', 'village', 'hamlet', 'suburb', 'city_district', 'borough'] as const
const text = z.string().optional().catch(undefined)
const address = z.object({
  ...(Object.fromEntries(settlements.map((kind) => [kind, text])) as Record<(typeof settlements)[number], typeof text>),
  ...{ state: text, county: text, country_code: text },
})
const answer = z.array(
  z.object({ name: text, lat: z.coerce.number(), lon: z.coerce.number(), address }).nullable().catch(null),
)

/** A geocoder that speaks Nominatim's protocol and ranks the results itself. */
export const geocoderPlaces = ({ url, timeoutMs = usualTimeoutMs }: Geocoder): Places => ({
  find: async (words) => {
    try {
      const asked = addressOf(url, words)
      const { bytes } = await safeFetch(encryptedAddress(asked.href), {
        // A redirect would send the query, and maybe a key, to another host.
        guard: ({ origin, host }) => {
          if (origin !== asked.origin) throw new FetchRefused('address', `${host} is not the geocoder`)
        },
        ...{ maxBytes, types: /^application\/json\b/i, headers, timeoutMs },
      })
      return placesOf(answer.parse(JSON.parse(new TextDecoder().decode(bytes))), words)
    } catch (error) {
      logFailure('places.failed', error)
      throw new AppError('places_unavailable')
    }
  },
})

function addressOf(base: string, words: string): URL {
  const url = new URL(base)
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/search`
  const asked = { q: words, format: 'jsonv2', limit: String(maxPlaces), addressdetails: '1', 'accept-language': 'en' }
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
  return url
}

type Located = NamedPlace & { latitude: number; longitude: number }

function placesOf(found: z.infer<typeof answer>, words: string): FoundPlace[] {
  const located = found.flatMap((one): Located[] => {
    const name = one ? line(settlements.map((kind) => one.address[kind]).find(Boolean) ?? one.name) : ''
    if (!one || name === '') return []
    const { address: where, lat: latitude, lon: longitude } = one
    const country = (where.country_code ?? '').toUpperCase()
    return [{ name, region: line(where.state ?? where.county), country, latitude, longitude }]
  })
  const alike = Map.groupBy(located, ({ name, country }) => `${country} ${foldPlaceName(name)}`)
  const isTwin = (one: Located) =>
    (alike.get(`${one.country} ${foldPlaceName(one.name)}`) ?? []).some(({ region }) => region !== one.region)
  const places = located.flatMap((one) => {
    const label = placeLabel(one, isTwin(one))
    const made = {
      ...one,
      label,
      country: countryName(one.country),
      exact: isNamed(one, label, words),
      population: null,
    }
    return foundPlace.safeParse(made).data ?? []
  })
  return places.filter((one, at) => places.findIndex(({ label }) => label === one.label) === at).slice(0, maxPlaces)
}

/** Whether the words are the place's complete name. */
function isNamed(place: NamedPlace, label: string, words: string): boolean {
  if (foldPlaceName(label) === foldPlaceName(words)) return true
  const said = whereabouts(place)
  return readWords(words).some(
    ({ name, where }) => name === foldPlaceName(place.name) && saysWhere(where, said) === 'all',
  )
}

const line = (said: string | undefined) => plainLine(said ?? '', limits.businessLocation / 2)
