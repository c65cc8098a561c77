import { limits } from '../../renderer/document/limits.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import type { ServiceContext } from '../platform/context.ts'
import { newId } from '../platform/crypto/hash.ts'
import { AppError } from '../platform/http/errors.ts'
import { websiteLimit } from '../platform/limits/limits.ts'
import { notifyOwner } from '../platform/live/notify-owner.ts'
import type { OwnedDraft, Owner } from '../platform/owner.ts'
import { draftOf, getDraft } from './read.ts'
import { findOwnDraftRow, insertDraftRow } from './rows.ts'
import type { Draft } from './schema.ts'

type NewDraft = Owner & {
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

/** Duplicates the stored version of a draft, with its pictures. It is not published. Throws not_found, website_limit_reached. */
export async function duplicateDraft(ctx: ServiceContext, { userId, draftId }: OwnedDraft): Promise<Draft> {
  const row = await findOwnDraftRow(ctx.db, { userId, draftId })
  if (!row) throw new AppError('not_found')
  const { websiteSettings } = draftOf(row)
  const businessName = nameOfCopy(websiteSettings.businessName)
  return createDraft(ctx, { userId, websiteSettings: { ...websiteSettings, businessName }, copyOf: draftId })
}

/** Cut to what a name may have, never through a character of two halves. */
const nameOfCopy = (name: string) =>
  `Copy of ${name}`
    .slice(0, limits.businessName)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()

/**
 * The columns of a stored document: its JSON under the draft's own id, and what lists need. Pictures are not counted here: the
 * library's limit applies where a picture enters it, and a document may repeat a picture or show drawings.
 */
export const documentColumns = (websiteSettings: WebsiteSettings, draftId: string) => ({
  version: websiteSettings.version,
  businessName: websiteSettings.businessName,
  websiteSettings: JSON.stringify({ ...websiteSettings, id: draftId }),
})
