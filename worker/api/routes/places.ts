import { Hono } from 'hono'
import { placeHere as placeHereAnswer, placeList, placeQuery } from '../../contract/places.ts'
import { findPlaces } from '../../services/places/find-places.ts'
import { placeHere } from '../../services/places/place-here.ts'
import { describe } from '../describe.ts'
import type { ApiEnv } from '../environment.ts'
import { query } from '../validate.ts'

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
