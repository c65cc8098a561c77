import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import type { Draft } from '../../contract/drafts.ts'
import { AppError } from '../../contract/errors.ts'
import { notifyOwner } from '../../live/notify-owner.ts'
import { findOwnDraftRow, updateDraftDocument } from '../../storage/drafts.ts'
import type { ServiceContext } from '../context.ts'
import { documentColumns } from './document-columns.ts'
import { draftOf } from './draft-of.ts'

type Save = {
  userId: string
  draftId: string
  /** The revision that the document was made from. */
  revision: number
  websiteSettings: WebsiteSettings
}

/**
 * Stores a draft's document and counts its revision up. Throws not_found; stale_revision, with the stored version, when
 * another save came first.
 */
export async function saveDraft(ctx: ServiceContext, { websiteSettings, ...save }: Save): Promise<Draft> {
  const { userId, draftId } = save
  const columns = documentColumns(websiteSettings, draftId)
  const row = await updateDraftDocument(ctx.db, { ...save, ...columns, at: ctx.now() })
  if (!row) throw await refusal(ctx, save)
  notifyOwner(ctx, userId, { type: 'draft.saved', draftId, revision: row.revision })
  return draftOf(row)
}

async function refusal(ctx: ServiceContext, of: { userId: string; draftId: string }): Promise<AppError> {
  const row = await findOwnDraftRow(ctx.db, of)
  return row ? new AppError('stale_revision', { current: draftOf(row) }) : new AppError('not_found')
}
