import { Hono } from 'hono'
import * as z from 'zod'
import { importedChoice, importedPictures, importedReviews } from '../../contract/imports.ts'
import { libraryPicture } from '../../contract/pictures.ts'
import { copyImportedPicture } from '../../services/import/copy-picture.ts'
import { listImportedPictures, listImportedReviews } from '../../services/import/list-imported.ts'
import { importedThumbnail } from '../../services/import/picture-thumbnail.ts'
import { describe } from '../describe.ts'
import type { SignedInEnv } from '../environment.ts'
import { callerIn, signedIn } from '../middleware/signed-in.ts'
import { jsonBody, query } from '../validate.ts'

const whichThumbnail = z.object({ index: z.coerce.number().int().min(0).max(99) })

/** What the page has that a website was imported from, below its draft: pictures and reviews. */
export const importedPictureRoutes = new Hono<SignedInEnv>()
  .get(
    '/:draftId/imported-pictures',
    describe({
      summary: 'The pictures of the page that a website was imported from, the logo first',
      answers: { 200: importedPictures },
      errors: ['not_signed_in', 'not_found'],
    }),
    signedIn,
    async (c) => {
      const draft = { userId: c.get('person').user.uid, draftId: c.req.param('draftId') }
      return c.json(await listImportedPictures(c.get('services'), draft), 200)
    },
  )
  .get(
    '/:draftId/imported-reviews',
    describe({
      summary: 'The reviews that the page quotes that a website was imported from',
      answers: { 200: importedReviews },
      errors: ['not_signed_in', 'not_found'],
    }),
    signedIn,
    async (c) => {
      const draft = { userId: c.get('person').user.uid, draftId: c.req.param('draftId') }
      return c.json(await listImportedReviews(c.get('services'), draft), 200)
    },
  )
  .post(
    '/:draftId/imported-pictures',
    describe({
      summary: 'Copy one of them into the website’s pictures',
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
        'page_unreachable',
        'upload_failed',
      ],
    }),
    signedIn,
    jsonBody(importedChoice),
    async (c) => {
      const draft = { userId: c.get('person').user.uid, draftId: c.req.param('draftId'), caller: await callerIn(c) }
      return c.json(await copyImportedPicture(c.get('services'), { ...draft, ...c.req.valid('json') }), 201)
    },
  )
  .get(
    '/:draftId/imported-pictures/thumbnail',
    describe({
      summary: 'A small WebP of the one at `index`',
      answers: { 200: null },
      errors: [
        'invalid_request',
        'not_signed_in',
        'not_found',
        'upload_limit_reached',
        'picture_too_large',
        'unsupported_media_type',
        'picture_unreadable',
        'page_unreachable',
        'upload_failed',
      ],
    }),
    signedIn,
    query(whichThumbnail),
    async (c) => {
      const draft = { userId: c.get('person').user.uid, draftId: c.req.param('draftId'), caller: await callerIn(c) }
      const picture = await importedThumbnail(c.get('services'), { ...draft, ...c.req.valid('query') })
      return c.body(picture, 200, { 'Content-Type': 'image/webp', 'Cache-Control': 'private, max-age=86400' })
    },
  )
