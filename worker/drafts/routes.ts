import { Hono } from 'hono'
import { ownedDraft, type SignedInEnv, signedIn } from '../accounts/sessions/signed-in.ts'
import { describe, etagOf, jsonBody, revisionOf } from '../platform/http/route.ts'
import { createDraft, duplicateDraft, getDraft, listDrafts, saveDraft } from './drafts.ts'
import { draft, draftBody, draftList, publishingBlocks } from './schema.ts'
import { getPublishingBlocks } from './standing.ts'

export const draftRoutes = new Hono<SignedInEnv>()
  .get(
    '/',
    describe({
      summary: 'List drafts, last edited first',
      answers: { 200: draftList },
      errors: ['not_signed_in'],
    }),
    signedIn,
    async (c) => c.json({ drafts: await listDrafts(c.get('services'), c.get('userId')) }, 200),
  )
  .post(
    '/',
    describe({
      summary: 'Create a draft from a document',
      answers: { 201: draft },
      errors: ['invalid_request', 'not_signed_in', 'email_unverified', 'website_limit_reached'],
    }),
    signedIn,
    jsonBody(draftBody),
    async (c) => {
      const made = await createDraft(c.get('services'), { userId: c.get('userId'), ...c.req.valid('json') })
      c.header('ETag', etagOf(made.revision))
      return c.json(made, 201)
    },
  )
  .get(
    '/:draftId',
    describe({
      summary: 'Get a draft by id or web address',
      answers: { 200: draft },
      errors: ['not_signed_in', 'not_found'],
    }),
    ownedDraft,
    async (c) => {
      const found = await getDraft(c.get('services'), { userId: c.get('userId'), idOrHandle: c.req.param('draftId') })
      c.header('ETag', etagOf(found.revision))
      return c.json(found, 200)
    },
  )
  .get(
    '/:draftId/standing',
    describe({
      summary: 'List problems that block publishing',
      description: 'Includes a suspension by an operator, and a first publication waiting for review.',
      answers: { 200: publishingBlocks },
      errors: ['not_signed_in', 'not_found'],
    }),
    ownedDraft,
    async (c) => {
      return c.json(await getPublishingBlocks(c.get('services').db, c.get('draft')), 200)
    },
  )
  .put(
    '/:draftId',
    describe({
      summary: 'Save a draft',
      description: 'Requires `If-Match: "<revision>"`. If stale, the error’s details hold the stored version.',
      answers: { 200: draft },
      errors: [
        'invalid_request',
        'not_signed_in',
        'email_unverified',
        'not_found',
        'revision_required',
        'stale_revision',
      ],
    }),
    ownedDraft,
    jsonBody(draftBody),
    async (c) => {
      const revision = revisionOf(c.req.header('if-match'))
      const which = { ...c.get('draft'), revision }
      const saved = await saveDraft(c.get('services'), { ...which, ...c.req.valid('json') })
      c.header('ETag', etagOf(saved.revision))
      return c.json(saved, 200)
    },
  )
  .post(
    '/:draftId/duplicate',
    describe({
      summary: 'Duplicate a saved draft',
      description: 'The copy is named `… (2)`, or the next free number, and is unpublished.',
      answers: { 201: draft },
      errors: ['not_signed_in', 'email_unverified', 'not_found', 'website_suspended', 'website_limit_reached'],
    }),
    ownedDraft,
    async (c) => {
      const made = await duplicateDraft(c.get('services'), c.get('draft'))
      c.header('ETag', etagOf(made.revision))
      return c.json(made, 201)
    },
  )
