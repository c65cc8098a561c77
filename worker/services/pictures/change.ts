import type * as z from 'zod'
import { AppError } from '../../contract/errors.ts'
import type { LibraryPicture, pictureChange } from '../../contract/pictures.ts'
import { updatePictureRow } from '../../storage/pictures/picture-rows.ts'
import type { ServiceContext } from '../context.ts'
import { libraryPictureOf } from './library-picture.ts'

type Change = { userId: string; draftId: string; imageId: string } & z.infer<typeof pictureChange>

/** Changes the description of a picture; pages that already show it do not change. Throws not_found. */
export async function changePicture(
  ctx: ServiceContext,
  { description, tags, ...which }: Change,
): Promise<LibraryPicture> {
  const row = await updatePictureRow(ctx.db, { ...which, description, tags: tags && JSON.stringify(tags) })
  if (!row) throw new AppError('not_found')
  return libraryPictureOf(row)
}
