import { AppError } from '../../contract/errors.ts'
import { notifyOwner } from '../../live/notify-owner.ts'
import { deleteDraftRow } from '../../storage/drafts.ts'
import type { ServiceContext } from '../context.ts'
import { takeDown } from '../publishing/take-down.ts'

type Which = { userId: string; draftId: string }

/**
 * Deletes a draft and first takes its website down. Throws not_found. The database refuses to delete a draft whose
 * website is up, so one that is published in between is never orphaned: the call fails and may be repeated.
 */
export async function deleteDraft(ctx: ServiceContext, { userId, draftId }: Which): Promise<void> {
  await takeDown(ctx, { userId, draftId })
  const deleted = await deleteDraftRow(ctx.db, { userId, draftId })
  if (!deleted) throw new AppError('not_found')
  notifyOwner(ctx, userId, { type: 'draft.deleted', draftId, revision: deleted.revision })
}
