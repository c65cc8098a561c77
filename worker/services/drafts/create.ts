import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import type { Draft } from '../../contract/drafts.ts'
import { AppError } from '../../contract/errors.ts'
import { notifyOwner } from '../../live/notify-owner.ts'
import { insertDraftRow } from '../../storage/drafts.ts'
import type { ServiceContext } from '../context.ts'
import { newId } from '../new-id.ts'
import { documentColumns } from './document-columns.ts'
import { getDraft } from './get.ts'
import { websiteLimit } from './website-limit.ts'

type NewDraft = {
  userId: string
  websiteSettings: WebsiteSettings
  draftId?: string
  /** The draft of the same person whose pictures it gets too. */
  copyOf?: string
}

/** Makes a draft of a document. Throws website_limit_reached when the account is full. */
export async function createDraft(
  ctx: ServiceContext,
  { userId, websiteSettings, draftId = newId(), copyOf }: NewDraft,
): Promise<Draft> {
  const row = { id: draftId, userId, createdAt: ctx.now(), ...documentColumns(websiteSettings, draftId) }
  if (!(await insertDraftRow(ctx.db, row, { limit: websiteLimit(ctx), copyOf })))
    throw new AppError('website_limit_reached')
  notifyOwner(ctx, userId, { type: 'draft.saved', draftId, revision: 1 })
  return getDraft(ctx, { userId, idOrHandle: draftId })
}
