import type { PreviewLink, previewLinkDays } from '../../contract/drafts.ts'
import { AppError } from '../../contract/errors.ts'
import { previewLabel } from '../../contract/sites-labels.ts'
import { keepPreviewNonce } from '../../storage/preview-rows.ts'
import type { ServiceContext } from '../context.ts'
import { newId } from '../new-id.ts'
import { siteOrigin } from '../publishing/site-address.ts'
import { signPreviewPass } from './preview-token.ts'

const day = 24 * 60 * 60 * 1000

type Order = { userId: string; draftId: string; days: (typeof previewLinkDays)[number] }

/** An address that shows the saved draft to anyone who has it. It is not stored. Throws not_found. */
export async function createPreviewLink(ctx: ServiceContext, { days, ...of }: Order): Promise<PreviewLink> {
  const nonce = await keepPreviewNonce(ctx.db, { ...of, nonce: newId() })
  if (nonce === undefined) throw new AppError('not_found')
  const expiresAt = new Date(Math.floor(ctx.now().getTime() / 1000) * 1000 + days * day)
  const token = await signPreviewPass(ctx, { draftId: of.draftId, nonce, expiresAt })
  return { url: `${siteOrigin(ctx.env, previewLabel)}/${token}/`, expiresAt: expiresAt.toISOString() }
}
