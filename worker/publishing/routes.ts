import { Hono } from 'hono'
import * as z from 'zod'
import { ownedDraft, type SignedInEnv, verified } from '../accounts/sessions/signed-in.ts'
import { liveReleaseAnswer, publishBody, published } from '../drafts/schema.ts'
import { describe, emptyBody, etagOf, jsonBody, params, revisionOf } from '../platform/http/route.ts'
import { countsPublication } from './count-publications.ts'
import { changeHandle, publishDraft, rollBack } from './publish.ts'
import { getLiveRelease, getRelease, listReleases } from './read-releases.ts'
import { endSchedule, moveSchedule, scheduleRelease } from './schedules.ts'
import {
  handleBody,
  moveBody,
  release,
  releaseList,
  scheduleBody,
  scheduled,
  scheduleKind,
  schedules,
  unpublished,
} from './schema.ts'
import { deleteDraft, unpublish } from './take-down.ts'

const numbered = z.object({ draftId: z.string(), number: z.coerce.number().int().positive() })
const kinded = z.object({ draftId: z.string(), kind: scheduleKind })

/** A website's past, live and scheduled versions. */
export const releaseRoutes = new Hono<SignedInEnv>()
  .get(
    '/:draftId/releases',
    describe({
      summary: 'List releases, newest first, and the scheduled version',
      answers: { 200: releaseList },
      errors: ['not_signed_in', 'not_found'],
    }),
    ownedDraft,
    async (c) => {
      return c.json(await listReleases(c.get('services'), c.get('draft')), 200)
    },
  )
  .get(
    '/:draftId/releases/:number',
    describe({
      summary: 'Get a release',
      answers: { 200: release },
      errors: ['invalid_request', 'not_signed_in', 'not_found'],
    }),
    ownedDraft,
    params(numbered),
    async (c) => {
      const which = { ...c.get('draft'), ...c.req.valid('param') }
      return c.json(await getRelease(c.get('services'), which), 200)
    },
  )
  .post(
    '/:draftId/releases/:number/roll-back',
    describe({
      summary: 'Roll back to an earlier release',
      description: 'Keeps the current web address and the draft.',
      answers: { 200: published },
      errors: [
        'invalid_request',
        'not_signed_in',
        'email_unverified',
        'not_found',
        'not_published',
        'website_suspended',
      ],
    }),
    ownedDraft,
    verified,
    countsPublication,
    params(numbered),
    async (c) => {
      const which = { ...c.get('draft'), ...c.req.valid('param') }
      return c.json(await rollBack(c.get('services'), which), 200)
    },
  )
  .put(
    '/:draftId/handle',
    describe({
      summary: 'Change a website’s web address',
      description: 'Moves the live release; unpublished changes stay in the draft. The old web address stops working.',
      answers: { 200: published },
      errors: [
        'invalid_request',
        'not_signed_in',
        'email_unverified',
        'not_found',
        'not_published',
        'handle_in_use',
        'website_suspended',
      ],
    }),
    ownedDraft,
    verified,
    countsPublication,
    jsonBody(handleBody),
    async (c) => {
      return c.json(await changeHandle(c.get('services'), { ...c.get('draft'), ...c.req.valid('json') }), 200)
    },
  )
  .post(
    '/:draftId/unpublish',
    describe({
      summary: 'Take a website offline',
      description: 'Keeps the draft and releases, and reserves the web address for the owner.',
      answers: { 200: unpublished },
      errors: ['invalid_request', 'not_signed_in', 'not_found', 'not_published', 'website_suspended'],
    }),
    ownedDraft,
    jsonBody(emptyBody),
    async (c) => {
      return c.json({ draft: await unpublish(c.get('services'), c.get('draft')) }, 200)
    },
  )
  .post(
    '/:draftId/schedules',
    describe({
      summary: 'Schedule the saved draft',
      description:
        'Needs `If-Match: "<revision>"`. Without `at` it goes live at once; what is live now comes back at `revertAt`.',
      answers: { 200: scheduled },
      errors: [
        'invalid_request',
        'not_signed_in',
        'email_unverified',
        'not_found',
        'handle_in_use',
        'website_suspended',
        'held_for_review',
        'publication_refused',
        'not_published',
        'time_not_possible',
        'revision_required',
        'stale_revision',
      ],
    }),
    ownedDraft,
    verified,
    countsPublication,
    jsonBody(scheduleBody),
    async (c) => {
      const revision = revisionOf(c.req.header('if-match'))
      const { handle, at, revertAt } = c.req.valid('json')
      const order = { ...c.get('draft'), handle, revision }
      const times = {
        at: at === undefined ? undefined : new Date(at),
        revertAt: revertAt === undefined ? undefined : new Date(revertAt),
      }
      const done = await scheduleRelease(c.get('services'), { ...order, ...times })
      c.header('ETag', etagOf(done.draft.revision))
      return c.json(done, 200)
    },
  )
  .patch(
    '/:draftId/schedules/:kind',
    describe({
      summary: 'Reschedule a version',
      description: 'Keeps the version and changes only the time.',
      answers: { 200: schedules },
      errors: ['invalid_request', 'not_signed_in', 'email_unverified', 'not_found', 'time_not_possible'],
    }),
    ownedDraft,
    verified,
    params(kinded),
    jsonBody(moveBody),
    async (c) => {
      const at = new Date(c.req.valid('json').at)
      const which = { ...c.get('draft'), ...c.req.valid('param') }
      return c.json({ schedules: await moveSchedule(c.get('services'), { ...which, at }) }, 200)
    },
  )
  .delete(
    '/:draftId/schedules/:kind',
    describe({
      summary: 'Cancel the scheduled version',
      answers: { 204: null },
      errors: ['invalid_request', 'not_signed_in', 'not_found'],
    }),
    ownedDraft,
    params(kinded),
    async (c) => {
      await endSchedule(c.get('services'), { ...c.get('draft'), ...c.req.valid('param') })
      return c.body(null, 204)
    },
  )

/** Routes that change or read a draft together with its live website. Separate from `releaseRoutes` to keep the types small: see app.ts. */
export const publishedDraftRoutes = new Hono<SignedInEnv>()
  .delete(
    '/:draftId',
    describe({
      summary: 'Delete a draft and its website',
      answers: { 204: null },
      errors: ['not_signed_in', 'not_found'],
    }),
    ownedDraft,
    async (c) => {
      await deleteDraft(c.get('services'), c.get('draft'))
      return c.body(null, 204)
    },
  )
  .get(
    '/:draftId/release',
    describe({
      summary: 'Get a draft’s published state',
      description: 'Responds with the live release’s document, or null if unpublished.',
      answers: { 200: liveReleaseAnswer },
      errors: ['not_signed_in', 'not_found'],
    }),
    ownedDraft,
    async (c) => {
      return c.json({ release: await getLiveRelease(c.get('services'), c.get('draft')) }, 200)
    },
  )
  .post(
    '/:draftId/publish',
    describe({
      summary: 'Publish a draft under a web address',
      description: 'Requires `If-Match: "<revision>"` with the last saved revision.',
      answers: { 200: published },
      errors: [
        'invalid_request',
        'not_signed_in',
        'email_unverified',
        'not_found',
        'handle_in_use',
        'website_suspended',
        'held_for_review',
        'publication_refused',
        'revision_required',
        'stale_revision',
      ],
    }),
    ownedDraft,
    verified,
    countsPublication,
    jsonBody(publishBody),
    async (c) => {
      const revision = revisionOf(c.req.header('if-match'))
      const which = { ...c.get('draft'), revision }
      const done = await publishDraft(c.get('services'), { ...which, ...c.req.valid('json') })
      c.header('ETag', etagOf(done.draft.revision))
      return c.json(done, 200)
    },
  )
