import { Hono } from 'hono'
import { type SignedInEnv, signedIn, verified } from '../accounts/sessions/signed-in.ts'
import { liveReleaseAnswer, publishBody, published } from '../drafts/schema.ts'
import { describe, etagOf, jsonBody, revisionOf } from '../platform/http/route.ts'
import { publishDraft } from './publish.ts'
import { getLiveRelease } from './read-releases.ts'
import { deleteDraft } from './take-down.ts'

/** What changes or reads a draft together with its live website. Apart from `releaseRoutes`, for the compiler's sake: see app.ts. */
export const publishedDraftRoutes = new Hono<SignedInEnv>()
  .delete(
    '/:draftId',
    describe({
      summary: 'Delete a draft and take its website down',
      answers: { 204: null },
      errors: ['not_signed_in', 'not_found'],
    }),
    signedIn,
    async (c) => {
      await deleteDraft(c.get('services'), { userId: c.get('person').user.uid, draftId: c.req.param('draftId') })
      return c.body(null, 204)
    },
  )
  .get(
    '/:draftId/release',
    describe({
      summary: 'What visitors see of a draft now',
      description: 'The document of its live release; null while it is not published.',
      answers: { 200: liveReleaseAnswer },
      errors: ['not_signed_in', 'not_found'],
    }),
    signedIn,
    async (c) => {
      const which = { userId: c.get('person').user.uid, draftId: c.req.param('draftId') }
      return c.json({ release: await getLiveRelease(c.get('services'), which) }, 200)
    },
  )
  .post(
    '/:draftId/publish',
    describe({
      summary: 'Publish a draft under a web address',
      description: 'Needs `If-Match: "<revision>"`: what is published is what the person last saved.',
      answers: { 200: published },
      errors: [
        'invalid_request',
        'not_signed_in',
        'email_unverified',
        'not_found',
        'handle_in_use',
        'revision_required',
        'stale_revision',
      ],
    }),
    signedIn,
    verified,
    jsonBody(publishBody),
    async (c) => {
      const revision = revisionOf(c.req.header('if-match'))
      const which = { userId: c.get('person').user.uid, draftId: c.req.param('draftId'), revision }
      const done = await publishDraft(c.get('services'), { ...which, ...c.req.valid('json') })
      c.header('ETag', etagOf(done.draft.revision))
      return c.json(done, 200)
    },
  )
