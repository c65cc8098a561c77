import { Hono } from 'hono'
import {
  libraryPicture,
  pictureChange,
  pictureLibrary,
  stockChoice,
  stockChosen,
  suggestedDescription,
  uploadQuery,
} from '../../contract/pictures.ts'
import { changePicture } from '../../services/pictures/change.ts'
import { chooseStock } from '../../services/pictures/choose-stock.ts'
import { listPictures } from '../../services/pictures/list.ts'
import { removePicture } from '../../services/pictures/remove.ts'
import { storePicture } from '../../services/pictures/store-picture.ts'
import { suggestDescription } from '../../services/pictures/suggest-description.ts'
import { describe } from '../describe.ts'
import type { SignedInEnv } from '../environment.ts'
import { readPicture } from '../middleware/read-body.ts'
import { callerIn, signedIn } from '../middleware/signed-in.ts'
import { jsonBody, query } from '../validate.ts'

/** A website's pictures, below its draft. */
export const pictureRoutes = new Hono<SignedInEnv>()
  .get(
    '/:draftId/images',
    describe({
      summary: 'The pictures of a website, the newest first',
      answers: { 200: pictureLibrary },
      errors: ['not_signed_in', 'not_found'],
    }),
    signedIn,
    async (c) => {
      const draft = { userId: c.get('person').user.uid, draftId: c.req.param('draftId') }
      return c.json(await listPictures(c.get('services'), draft), 200)
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
    signedIn,
    query(uploadQuery),
    readPicture,
    async (c) => {
      const draft = { userId: c.get('person').user.uid, draftId: c.req.param('draftId') }
      const of = { provider: 'Custom', tags: [], ...c.req.valid('query') } as const
      const stored = await storePicture(c.get('services'), {
        ...draft,
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
      summary: 'Choose a photo of a photo service',
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
    signedIn,
    jsonBody(stockChoice),
    async (c) => {
      const draft = { userId: c.get('person').user.uid, draftId: c.req.param('draftId') }
      const choice = { ...c.req.valid('json'), ...draft, caller: await callerIn(c) }
      return c.json(await chooseStock(c.get('services'), choice), 200)
    },
  )
  .patch(
    '/:draftId/images/:imageId',
    describe({
      summary: 'Change what is said of a picture',
      description: 'What is left out stays. Where the website shows the picture already, nothing changes.',
      answers: { 200: libraryPicture },
      errors: ['invalid_request', 'not_signed_in', 'not_found'],
    }),
    signedIn,
    jsonBody(pictureChange),
    async (c) => {
      const which = { userId: c.get('person').user.uid, ...c.req.param() }
      return c.json(await changePicture(c.get('services'), { ...which, ...c.req.valid('json') }), 200)
    },
  )
  .delete(
    '/:draftId/images/:imageId',
    describe({
      summary: 'Delete a picture from the library',
      description: 'Makes room for another one. A page that shows the picture keeps it.',
      answers: { 204: null },
      errors: ['not_signed_in', 'not_found'],
    }),
    signedIn,
    async (c) => {
      await removePicture(c.get('services'), { userId: c.get('person').user.uid, ...c.req.param() })
      return c.body(null, 204)
    },
  )
  .post(
    '/:draftId/images/:imageId/suggestion',
    describe({
      summary: 'A description of a picture, by the model',
      answers: { 200: suggestedDescription },
      errors: ['not_signed_in', 'not_found', 'suggestion_unavailable'],
    }),
    signedIn,
    async (c) => {
      const which = { userId: c.get('person').user.uid, ...c.req.param(), caller: await callerIn(c) }
      return c.json(await suggestDescription(c.get('services'), which), 200)
    },
  )
