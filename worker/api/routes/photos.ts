import { Hono } from 'hono'
import { photoPage, photoQuery } from '../../contract/photos.ts'
import { searchPhotos } from '../../services/photos/search.ts'
import { describe } from '../describe.ts'
import type { SignedInEnv } from '../environment.ts'
import { signedIn } from '../middleware/signed-in.ts'
import { query } from '../validate.ts'

export const photoRoutes = new Hono<SignedInEnv>().get(
  '/',
  describe({
    summary: 'Pictures for a keyword',
    answers: { 200: photoPage },
    errors: ['invalid_request', 'not_signed_in', 'photos_unavailable'],
  }),
  signedIn,
  query(photoQuery),
  async (c) => c.json(await searchPhotos(c.get('services'), c.req.valid('query')), 200),
)
