import { AppError } from '../../contract/errors.ts'
import { notifyOwner } from '../../live/notify-owner.ts'
import { removeSite } from '../../storage/publishing/take-down-rows.ts'
import type { ServiceContext } from '../context.ts'
import { writeHosts } from '../publishing/drain-outbox.ts'
import { removeReleases } from '../publishing/remove-releases.ts'
import { sitesDomain } from '../publishing/site-address.ts'
import { stepsOf } from '../publishing/step.ts'

type Which = { userId: string; draftId: string }

/**
 * Deletes a draft with its website: one transaction, after which nobody can come to it any more, then the host and the files, which
 * are left to the cron where that fails. Its handle rests for its owner. Throws not_found.
 */
export async function deleteDraft(ctx: ServiceContext, which: Which): Promise<void> {
  const { userId, draftId } = which
  const step = stepsOf(ctx, 'delete')
  const { revision, hostnames } = await step(1, 'commit', () =>
    removeSite(ctx.db, { ...which, sitesDomain: sitesDomain(ctx.env), at: ctx.now() }),
  )
  if (revision === undefined) throw new AppError('not_found')
  await step(2, 'remove the host', () => writeHosts(ctx, hostnames, new Map())).catch(() => undefined)
  await step(3, 'remove the files', () => removeReleases(ctx, draftId)).catch(() => undefined)
  notifyOwner(ctx, userId, { type: 'draft.deleted', draftId, revision })
}
