import { listCreationIds } from '../../../storage/account-archive.ts'
import { findCreationRow } from '../../../storage/creations.ts'
import type { ServiceContext } from '../../context.ts'
import { type ArchiveFile, type ArchiveOf, jsonFile } from './archive-file.ts'

/** Websites as they were made at first: what was answered, what was written, what was found on the page that was imported. */
export async function* creationFiles(ctx: ServiceContext, { userId }: ArchiveOf): AsyncGenerator<ArchiveFile> {
  for (const { id } of await listCreationIds(ctx.db, userId)) {
    const row = await findCreationRow(ctx.db, id)
    if (!row) continue
    const { status, createdAt, draftId } = row
    const content = {
      status,
      createdAt,
      draftId,
      answers: JSON.parse(row.answers),
      websiteSettings: JSON.parse(row.websiteSettings),
      importedPictures: row.importedPictures === null ? [] : JSON.parse(row.importedPictures),
      importedReviews: row.importedReviews === null ? [] : JSON.parse(row.importedReviews),
      scrapeSummary: row.scrapeSummary ?? '',
    }
    yield jsonFile(`creations/${id}.json`, content, createdAt)
  }
}
