import { AppError } from '../../contract/errors.ts'
import {
  type ImportedPicture,
  type ImportedPictures,
  type ImportedReviews,
  importedPictures,
  importedReviews,
} from '../../contract/imports.ts'
import { findImported } from '../../storage/imported-rows.ts'
import type { ServiceContext } from '../context.ts'

export type OwnDraft = { userId: string; draftId: string }

/** The pictures of the page that a draft was imported from, the logo first. Throws not_found. */
export async function listImportedPictures(ctx: ServiceContext, draft: OwnDraft): Promise<ImportedPictures> {
  const stored = await findImported(ctx.db, draft)
  if (stored === undefined) throw new AppError('not_found')
  return importedPictures.parse({ pictures: JSON.parse(stored.pictures ?? '[]') })
}

/** The reviews that the page quotes, for the owner to place or not. Throws not_found. */
export async function listImportedReviews(ctx: ServiceContext, draft: OwnDraft): Promise<ImportedReviews> {
  const stored = await findImported(ctx.db, draft)
  if (stored === undefined) throw new AppError('not_found')
  return importedReviews.parse({ reviews: JSON.parse(stored.reviews ?? '[]') })
}

/** One of them. Throws not_found, for the draft and the picture alike. */
export async function findImportedPicture(
  ctx: ServiceContext,
  draft: OwnDraft,
  isIt: (picture: ImportedPicture, index: number) => boolean,
): Promise<ImportedPicture> {
  const picture = (await listImportedPictures(ctx, draft)).pictures.find(isIt)
  if (!picture) throw new AppError('not_found')
  return picture
}
