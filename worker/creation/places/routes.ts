import { Hono } from 'hono'
import * as z from 'zod'
import { choosePlaces } from '../../adapters/places/place-index.ts'
import { countryName, placeLabel } from '../../adapters/places/places.ts'
import {
  type FoundPlace,
  type Place,
  placeHere as placeHereAnswer,
  placeList,
  placeQuery,
} from '../../adapters/places/schema.ts'
import type { Env } from '../../env.ts'
import type { ApiEnv, ServiceContext } from '../../platform/context.ts'
import { describe } from '../../platform/http/describe.ts'
import { query } from '../../platform/http/validate.ts'

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

/** Towns and areas that fit what is typed, those near the asking person before others. Throws places_unavailable. */
const findPlaces = ({ env }: ServiceContext, words: string, origin: RequestOrigin): Promise<FoundPlace[]> => {
  const { country, latitude, longitude } = originOf(env, origin)
  return choosePlaces(env).find(words, { country, latitude, longitude })
}

/** The town a request comes from; null where that is not known. Never fails. */
function placeHere({ env }: ServiceContext, origin: RequestOrigin): Place | null {
  const { city, region = '', country, latitude, longitude } = originOf(env, origin)
  if (!city || !country || latitude === undefined || longitude === undefined) return null
  const label = placeLabel({ name: city, region, country }, false)
  return { label, name: city, region, country: countryName(country), latitude, longitude }
}

/** What the platform knows of where a request comes from; undefined where it is no platform that does. */
type RequestOrigin = unknown

const text = z.string().trim().max(100).optional().catch(undefined)
const degrees = (most: number) => z.coerce.number().min(-most).max(most).optional().catch(undefined)
const known = z
  .object({
    city: text,
    region: text,
    // Tor and unknown countries have letters too, which are no country's.
    country: z
      .string()
      .regex(/^(?!XX)[A-Z]{2}$/)
      .optional()
      .catch(undefined),
    latitude: degrees(90),
    longitude: degrees(180),
  })
  .catch({})

/** Where a request comes from, as far as it is known. In development nothing is: there the platform makes up a city in Texas. */
const originOf = ({ ENVIRONMENT }: Pick<Env, 'ENVIRONMENT'>, origin: RequestOrigin): z.infer<typeof known> =>
  ENVIRONMENT === 'development' ? {} : known.parse(origin ?? {})
