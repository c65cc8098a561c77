import { findAccountRecord } from '../../../storage/account-archive.ts'
import type { ServiceContext } from '../../context.ts'
import { type ArchiveFile, type ArchiveOf, jsonFile } from './archive-file.ts'

/** Who somebody is and how they come in. */
export async function accountFile(ctx: ServiceContext, { userId, at }: ArchiveOf): Promise<ArchiveFile> {
  return jsonFile('account.json', await findAccountRecord(ctx.db, userId), at)
}
