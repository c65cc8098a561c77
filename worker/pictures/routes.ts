import { Hono } from 'hono'
import type * as z from 'zod'
import { callerIn, ownedDraft, type SignedInEnv } from '../accounts/sessions/signed-in.ts'
import { choosePhotos } from '../adapters/photos/choose-photos.ts'
import { lastPhotoPage, type PhotoPage, photoPage, photoQuery, stockChoice } from '../adapters/photos/schema.ts'
import type { ServiceContext } from '../platform/context.ts'
import { AppError } from '../platform/http/errors.ts'
import { describe, jsonBody, query } from '../platform/http/route.ts'
import { chooseStock } from './choose-stock.ts'
import { changePicture, listPictures, removePicture } from './library.ts'
import { readPicture } from './read-picture.ts'
import {
  libraryPicture,
  pictureChange,
  pictureLibrary,
  stockChosen,
  suggestedDescription,
  uploadQuery,
} from './schema.ts'
import { storePicture } from './store-picture.ts'
import { suggestDescription } from './suggest-description.ts'

/** A draft's pictures. */
export const pictureRoutes = new Hono<SignedInEnv>()
  .get(
    '/:draftId/images',
    describe({
      summary: 'List a website’s pictures, newest first',
      answers: { 200: pictureLibrary },
      errors: ['not_signed_in', 'not_found'],
    }),
    ownedDraft,
    async (c) => {
      return c.json(await listPictures(c.get('services'), c.get('draft')), 200)
    },
  )
  .post(
    '/:draftId/images',
    describe({
      summary: 'Upload a picture',
      description:
        'The body is the file itself: image/jpeg, image/png, image/gif or image/webp, at most 15 MB and 40 megapixels. An icon is square and has at most 512 pixels a side, a card 1200 by 630. The same file again answers the picture that is there.',
      answers: { 201: libraryPicture },
      errors: [
        'invalid_request',
        'not_signed_in',
        'not_found',
        'picture_limit_reached',
        'upload_limit_reached',
        'picture_too_large',
        'unsupported_media_type',
        'picture_unreadable',
        'upload_failed',
      ],
    }),
    ownedDraft,
    query(uploadQuery),
    readPicture,
    async (c) => {
      const of = { provider: 'Custom', tags: [], ...c.req.valid('query') } as const
      const stored = await storePicture(c.get('services'), {
        ...c.get('draft'),
        ...of,
        caller: await callerIn(c),
        bytes: c.get('picture'),
      })
      return c.json(stored, 201)
    },
  )
  .post(
    '/:draftId/images/stock',
    describe({
      summary: 'Add a stock photo',
      description:
        'Copies it to the website’s pictures where the service wants that, and tells the service where it wants to know.',
      answers: { 200: stockChosen },
      errors: [
        'invalid_request',
        'not_signed_in',
        'not_found',
        'picture_limit_reached',
        'upload_limit_reached',
        'picture_too_large',
        'picture_unreadable',
        'upload_failed',
        'photos_unavailable',
      ],
    }),
    ownedDraft,
    jsonBody(stockChoice),
    async (c) => {
      const choice = { ...c.req.valid('json'), ...c.get('draft'), caller: await callerIn(c) }
      return c.json(await chooseStock(c.get('services'), choice), 200)
    },
  )
  .patch(
    '/:draftId/images/:imageId',
    describe({
      summary: 'Update a picture’s details',
      description:
        'Omitted fields keep their values. Places where the website already shows the picture do not change.',
      answers: { 200: libraryPicture },
      errors: ['invalid_request', 'not_signed_in', 'not_found'],
    }),
    ownedDraft,
    jsonBody(pictureChange),
    async (c) => {
      const which = { ...c.get('draft'), imageId: c.req.param('imageId') }
      return c.json(await changePicture(c.get('services'), { ...which, ...c.req.valid('json') }), 200)
    },
  )
  .delete(
    '/:draftId/images/:imageId',
    describe({
      summary: 'Delete a picture from the library',
      description: 'Frees one slot in the library. Pages that show the picture keep it.',
      answers: { 204: null },
      errors: ['not_signed_in', 'not_found'],
    }),
    ownedDraft,
    async (c) => {
      await removePicture(c.get('services'), { ...c.get('draft'), imageId: c.req.param('imageId') })
      return c.body(null, 204)
    },
  )
  .post(
    '/:draftId/images/:imageId/suggestion',
    describe({
      summary: 'Describe a picture with the model',
      answers: { 200: suggestedDescription },
      errors: ['not_signed_in', 'not_found', 'suggestion_unavailable'],
    }),
    ownedDraft,
    async (c) => {
      const which = { ...c.get('draft'), imageId: c.req.param('imageId'), caller: await callerIn(c) }
      return c.json(await suggestDescription(c.get('services'), which), 200)
    },
  )

export const photoRoutes = new Hono<SignedInEnv>().get(
  '/',
  describe({
    summary: 'Search stock photos',
    answers: { 200: photoPage },
    errors: ['invalid_request', 'not_signed_in', 'photos_unavailable'],
  }),
  ownedDraft,
  query(photoQuery),
  async (c) => c.json(await searchPhotos(c.get('services'), c.req.valid('query')), 200),
)

/**
 * One page of photos for a keyword, from the requested source or the first one. Throws photos_unavailable, also if no source is configured.
 */
async function searchPhotos(
  ctx: ServiceContext,
  { source, ...wanted }: z.infer<typeof photoQuery>,
): Promise<PhotoPage> {
  const all = choosePhotos(ctx.env)
  const photos = all.find((one) => one.source === source) ?? all[0]
  if (!photos) throw new AppError('photos_unavailable')
  const found = await photos.search(wanted)
  return {
    photos: found.photos,
    more: found.more && wanted.page < lastPhotoPage,
    source: photos.source,
    sources: all.map((one) => one.source),
  }
}
