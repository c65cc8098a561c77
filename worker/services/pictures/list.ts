import { limits } from '../../../renderer/document/limits.ts'
import { AppError } from '../../contract/errors.ts'
import type { PictureLibrary } from '../../contract/pictures.ts'
import { canSuggestDescriptions } from '../../providers/choose.ts'
import { listLibraryRows } from '../../storage/pictures/picture-rows.ts'
import type { ServiceContext } from '../context.ts'
import { libraryPictureOf } from './library-picture.ts'

/** The pictures of a website, the newest first. Throws not_found. */
export async function listPictures(
  ctx: ServiceContext,
  draft: { userId: string; draftId: string },
): Promise<PictureLibrary> {
  const rows = await listLibraryRows(ctx.db, draft)
  if (!rows) throw new AppError('not_found')
  return {
    pictures: rows.map(libraryPictureOf),
    limit: limits.imagesPerWebsite,
    canSuggest: canSuggestDescriptions(ctx.env),
  }
}
