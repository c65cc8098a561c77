import { Hono } from 'hono'
import { draft, draftBody, draftList, liveReleaseAnswer, publishBody, published } from '../../contract/drafts.ts'
import { createDraft } from '../../services/drafts/create.ts'
import { deleteDraft } from '../../services/drafts/delete.ts'
import { duplicateDraft } from '../../services/drafts/duplicate.ts'
import { getDraft } from '../../services/drafts/get.ts'
import { listDrafts } from '../../services/drafts/list.ts'
import { saveDraft } from '../../services/drafts/save.ts'
import { getLiveRelease } from '../../services/publishing/get-live-release.ts'
import { publishDraft } from '../../services/publishing/publish-draft.ts'
import { describe } from '../describe.ts'
import type { SignedInEnv } from '../environment.ts'
import { signedIn } from '../middleware/signed-in.ts'
import { verified } from '../middleware/verified.ts'
import { etagOf, revisionOf } from '../revision-headers.ts'
import { jsonBody } from '../validate.ts'

export const draftRoutes = new Hono<SignedInEnv>()
  .get(
    '/',
    describe({
      summary: 'The person’s drafts, the last designed first',
      answers: { 200: draftList },
      errors: ['not_signed_in'],
    }),
    signedIn,
    async (c) => c.json({ drafts: await listDrafts(c.get('services'), c.get('person').user.uid) }, 200),
  )
  .post(
    '/',
    describe({
      summary: 'Make a draft of a document',
      answers: { 201: draft },
      errors: ['invalid_request', 'not_signed_in', 'website_limit_reached'],
    }),
    signedIn,
    jsonBody(draftBody),
    async (c) => {
      const userId = c.get('person').user.uid
      const made = await createDraft(c.get('services'), { userId, ...c.req.valid('json') })
      c.header('ETag', etagOf(made.revision))
      return c.json(made, 201)
    },
  )
  .get(
    '/:draftId',
    describe({
      summary: 'One draft, by its id or its web address',
      answers: { 200: draft },
      errors: ['not_signed_in', 'not_found'],
    }),
    signedIn,
    async (c) => {
      const userId = c.get('person').user.uid
      const found = await getDraft(c.get('services'), { userId, idOrHandle: c.req.param('draftId') })
      c.header('ETag', etagOf(found.revision))
      return c.json(found, 200)
    },
  )
  .put(
    '/:draftId',
    describe({
      summary: 'Save a draft',
      description: 'Needs `If-Match: "<revision>"`. When stale, the details hold the stored version.',
      answers: { 200: draft },
      errors: ['invalid_request', 'not_signed_in', 'not_found', 'revision_required', 'stale_revision'],
    }),
    signedIn,
    jsonBody(draftBody),
    async (c) => {
      const revision = revisionOf(c.req.header('if-match'))
      const which = { userId: c.get('person').user.uid, draftId: c.req.param('draftId'), revision }
      const saved = await saveDraft(c.get('services'), { ...which, ...c.req.valid('json') })
      c.header('ETag', etagOf(saved.revision))
      return c.json(saved, 200)
    },
  )
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
  .post(
    '/:draftId/duplicate',
    describe({
      summary: 'Duplicate a draft as it is stored',
      description: 'The copy is called `Copy of …` and is not published.',
      answers: { 201: draft },
      errors: ['not_signed_in', 'not_found', 'website_limit_reached'],
    }),
    signedIn,
    async (c) => {
      const which = { userId: c.get('person').user.uid, draftId: c.req.param('draftId') }
      const made = await duplicateDraft(c.get('services'), which)
      c.header('ETag', etagOf(made.revision))
      return c.json(made, 201)
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
