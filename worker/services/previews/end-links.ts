import { AppError } from '../../contract/errors.ts'
import { dropPreviewNonce } from '../../storage/preview-rows.ts'
import type { ServiceContext } from '../context.ts'

/** Lets every preview link of a draft that was made so far lead nowhere, at once. May be repeated. Throws not_found. */
export async function endPreviewLinks(ctx: ServiceContext, which: { userId: string; draftId: string }): Promise<void> {
  if (!(await dropPreviewNonce(ctx.db, which))) throw new AppError('not_found')
}
