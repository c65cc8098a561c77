import { type ArchiveFile, jsonFile, type WebsiteFolder } from '../accounts/parts.ts'
import type { ServiceContext } from '../platform/context.ts'
import { visitArchive } from './visits-of.ts'

const unreadable = 'The visitor numbers could not be read when this archive was made. Please ask for it again later.'

/** A website's visitor numbers, where there are any. When they cannot be read, the rest of the archive is no worse for it. */
export async function* visitFiles(
  ctx: ServiceContext,
  { draftId, folder, of }: WebsiteFolder,
): AsyncGenerator<ArchiveFile> {
  const content = await visitArchive(ctx, draftId).catch((error: unknown) => {
    console.error(`archive: visits of ${draftId}: ${error}`)
    return { error: unreadable }
  })
  if (content) yield jsonFile(`${folder}/visits.json`, content, of.at)
}
