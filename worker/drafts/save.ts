import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import type { ServiceContext } from '../platform/context.ts'
import { AppError } from '../platform/http/errors.ts'
import { notifyOwner } from '../platform/live/notify-owner.ts'
import type { OwnedDraft } from '../platform/owner.ts'
import { documentColumns } from './create.ts'
import { draftOf } from './read.ts'
import { findOwnDraftRow, updateDraftDocument } from './rows.ts'
import type { Draft } from './schema.ts'

type Save = OwnedDraft & {
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

async function refusal(ctx: ServiceContext, of: OwnedDraft): Promise<AppError> {
  const row = await findOwnDraftRow(ctx.db, of)
  return row ? new AppError('stale_revision', { current: draftOf(row) }) : new AppError('not_found')
}
