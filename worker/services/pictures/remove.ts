import { AppError } from '../../contract/errors.ts'
import { markPictureRemoved } from '../../storage/pictures/picture-rows.ts'
import type { ServiceContext } from '../context.ts'

type Which = { userId: string; draftId: string; imageId: string }

/** Takes a picture out of the library, which makes room for another; pages that show it keep it. Throws not_found. */
export async function removePicture(ctx: ServiceContext, which: Which): Promise<void> {
  if (!(await markPictureRemoved(ctx.db, { ...which, at: ctx.now() }))) throw new AppError('not_found')
}
