import { AppError } from '../../contract/errors.ts'
import { type ImportedPicture, type ImportedPictures, importedPictures } from '../../contract/imports.ts'
import { findImportedPictures } from '../../storage/imported-pictures.ts'
import type { ServiceContext } from '../context.ts'

export type OwnDraft = { userId: string; draftId: string }

/** The pictures of the page that a draft was imported from, the logo first. Throws not_found. */
export async function listImportedPictures(ctx: ServiceContext, draft: OwnDraft): Promise<ImportedPictures> {
  const stored = await findImportedPictures(ctx.db, draft)
  if (stored === undefined) throw new AppError('not_found')
  return importedPictures.parse({ pictures: stored === null ? [] : JSON.parse(stored) })
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
