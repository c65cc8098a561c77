import { Hono } from 'hono'
import { ownedDraft, type SignedInEnv, verified } from '../accounts/sessions/signed-in.ts'
import { deletePreviewLinks, findOwnDraftRow, hasPreviewLinks, insertPreviewLink, ownsDraft } from '../drafts/rows.ts'
import {
  type PreviewLink,
  previewLink,
  previewLinkBody,
  type previewLinkDays,
  previewSharing,
} from '../drafts/schema.ts'
import { previewLabel, siteOrigin } from '../platform/addresses/hosts.ts'
import type { ServiceContext } from '../platform/context.ts'
import { hashOf, hexOf } from '../platform/crypto/hash.ts'
import { AppError } from '../platform/http/errors.ts'
import { describe, jsonBody } from '../platform/http/route.ts'
import type { OwnedDraft } from '../platform/owner.ts'
import { DAY } from '../platform/time.ts'
import { assertShareable } from '../publishing/review-publication.ts'

/** Preview links to a draft. */
export const previewLinkRoutes = new Hono<SignedInEnv>()
  .get(
    '/:draftId/preview-links',
    describe({
      summary: 'Get the state of a draft’s private link',
      answers: { 200: previewSharing },
      errors: ['not_signed_in', 'not_found'],
    }),
    ownedDraft,
    async (c) => {
      return c.json({ shared: await isShared(c.get('services'), c.get('draft')) }, 200)
    },
  )
  .post(
    '/:draftId/preview-links',
    describe({
      summary: 'Create a private link to a draft',
      description:
        'Anyone with the link sees the currently saved draft, until the link expires, its owner ends it, or an operator suspends a website of the account.',
      answers: { 201: previewLink },
      errors: [
        'invalid_request',
        'not_signed_in',
        'email_unverified',
        'not_found',
        'website_suspended',
        'held_for_review',
        'publication_refused',
        'too_many_requests',
      ],
    }),
    ownedDraft,
    verified,
    jsonBody(previewLinkBody),
    async (c) => {
      return c.json(await createPreviewLink(c.get('services'), { ...c.get('draft'), ...c.req.valid('json') }), 201)
    },
  )
  .delete(
    '/:draftId/preview-links',
    describe({
      summary: 'Revoke all private links to a draft',
      answers: { 204: null },
      errors: ['not_signed_in', 'not_found'],
    }),
    ownedDraft,
    async (c) => {
      const which = c.get('draft')
      await endPreviewLinks(c.get('services'), which)
      return c.body(null, 204)
    },
  )

/** The maximum number of working links per draft. */
export const maxPreviewLinks = 100

type Order = OwnedDraft & { days: (typeof previewLinkDays)[number] }

/**
 * Creates an address that shows the saved draft to anyone who has it. Stores only its hash. Throws not_found, website_suspended,
 * held_for_review, publication_refused, too_many_requests.
 */
export async function createPreviewLink(ctx: ServiceContext, { days, ...of }: Order): Promise<PreviewLink> {
  const draft = await findOwnDraftRow(ctx.db, of)
  if (!draft) throw new AppError('not_found')
  await assertShareable(ctx, { ...of, document: draft.websiteSettings })
  const secret = hexOf(crypto.getRandomValues(new Uint8Array(16)))
  const createdAt = ctx.now()
  const expiresAt = new Date(createdAt.getTime() + days * DAY)
  const link = { ...of, id: await hashOf(secret), createdAt, expiresAt, limit: maxPreviewLinks }
  if (!(await insertPreviewLink(ctx.db, link))) throw new AppError('too_many_requests')
  return { url: `${siteOrigin(ctx.env, previewLabel)}/${secret}/`, expiresAt: expiresAt.toISOString() }
}

/** Ends all preview links of a draft immediately. Idempotent. Throws not_found. */
async function endPreviewLinks(ctx: ServiceContext, which: OwnedDraft): Promise<void> {
  if (!(await ownsDraft(ctx.db, which))) throw new AppError('not_found')
  await deletePreviewLinks(ctx.db, which)
}

/** Whether a draft has a working preview link. Throws not_found. */
async function isShared(ctx: ServiceContext, which: OwnedDraft): Promise<boolean> {
  const shared = await hasPreviewLinks(ctx.db, { ...which, at: ctx.now() })
  if (shared === undefined) throw new AppError('not_found')
  return shared
}
