import { limits } from '../../../renderer/document/limits.ts'
import type { Draft } from '../../contract/drafts.ts'
import { AppError } from '../../contract/errors.ts'
import { findOwnDraftRow } from '../../storage/drafts.ts'
import type { ServiceContext } from '../context.ts'
import { createDraft } from './create.ts'
import { draftOf } from './draft-of.ts'

type Which = { userId: string; draftId: string }

/** Duplicates the stored version of a draft, with its pictures. It is not published. Throws not_found, website_limit_reached. */
export async function duplicateDraft(ctx: ServiceContext, { userId, draftId }: Which): Promise<Draft> {
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
