import { listDomainRecords, listHistoryRecords } from '../../../storage/domains/account-rows.ts'
import type { ServiceContext } from '../../context.ts'
import { type ArchiveFile, type ArchiveOf, jsonFile } from './archive-file.ts'

/** A person's custom domains and their history; nothing if there never was one. */
export async function* domainFile(ctx: ServiceContext, { userId, at }: ArchiveOf): AsyncGenerator<ArchiveFile> {
  const [domains, history] = await Promise.all([listDomainRecords(ctx.db, userId), listHistoryRecords(ctx.db, userId)])
  if (history.length > 0) yield jsonFile('domains.json', { domains, history }, at)
}
