import { type ArchiveFile, jsonFile, type WebsiteFolder } from '../accounts/parts.ts'
import type { ServiceContext } from '../platform/context.ts'
import { listTurns } from './rows.ts'

/** The archive's file of requests for changes on a website, if any. */
export async function* asksFile(
  { db }: ServiceContext,
  { draftId, folder, of }: WebsiteFolder,
): AsyncGenerator<ArchiveFile> {
  const turns = await listTurns(db, { userId: of.userId, draftId })
  if (turns.length > 0) yield jsonFile(`${folder}/asks.json`, turns, new Date(turns.at(-1)?.at ?? of.at))
}
