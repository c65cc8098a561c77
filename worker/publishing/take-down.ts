import { draftOf } from '../drafts/drafts.ts'
import type { Draft } from '../drafts/schema.ts'
import { assertNotSuspended } from '../drafts/standing.ts'
import { sitesDomain } from '../platform/addresses/hosts.ts'
import type { ServiceContext } from '../platform/context.ts'
import { AppError } from '../platform/http/errors.ts'
import { notifyOwner } from '../platform/live/notify-owner.ts'
import type { OwnedDraft } from '../platform/owner.ts'
import { removeReleases } from './remove-releases.ts'
import { removePublication, removeSite } from './rows/take-down.ts'
import { stepsOf } from './steps.ts'
import { writeHosts } from './write-hosts.ts'

/**
 * Takes a draft's website down, reserves its handle for its owner, and cancels schedules. Idempotent. Returns the draft, undefined if the
 * person has no such draft, and whether the website was up.
 */
export async function takeDown(ctx: ServiceContext, which: OwnedDraft) {
  const step = stepsOf(ctx, 'take down')
  const { draft, hostnames } = await step('commit', () =>
    removePublication(ctx.db, { ...which, sitesDomain: sitesDomain(ctx.env), at: ctx.now() }),
  )
  await step('write the hosts', () => writeHosts(ctx, hostnames)).catch(() => undefined)
  return { draft, wasUp: hostnames.length > 0 }
}

/**
 * Takes a website offline; its draft and its releases stay. Throws not_found, not_published; website_suspended, so that visitors keep seeing
 * the notice.
 */
export async function unpublish(ctx: ServiceContext, which: OwnedDraft): Promise<Draft> {
  const step = stepsOf(ctx, 'unpublish')
  await step('check', () => assertNotSuspended(ctx.db, which))
  const { draft, wasUp } = await step('take it down', () => takeDown(ctx, which))
  if (!draft) throw new AppError('not_found')
  if (!wasUp) throw new AppError('not_published')
  const { userId, draftId } = which
  notifyOwner(ctx, userId, { type: 'website.unpublished', draftId, revision: draft.revision })
  return draftOf(draft)
}

/**
 * Deletes a draft with its website: one transaction, which ends access to it, then the host and the files. If those fail, the cron deletes
 * them. The handle stays reserved for its owner. Throws not_found.
 */
export async function deleteDraft(ctx: ServiceContext, which: OwnedDraft): Promise<void> {
  const { userId, draftId } = which
  const step = stepsOf(ctx, 'delete')
  const { revision, hostnames } = await step('commit', () =>
    removeSite(ctx.db, { ...which, sitesDomain: sitesDomain(ctx.env), at: ctx.now() }),
  )
  if (revision === undefined) throw new AppError('not_found')
  await step('write the hosts', () => writeHosts(ctx, hostnames)).catch(() => undefined)
  await step('remove the files', () => removeReleases(ctx, draftId)).catch(() => undefined)
  notifyOwner(ctx, userId, { type: 'draft.deleted', draftId, revision })
}
