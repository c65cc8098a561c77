import { parseDocument } from '../../../renderer/document/versions.ts'
import type { Creation } from '../../contract/creations.ts'
import { AppError } from '../../contract/errors.ts'
import { findCreationRow } from '../../storage/creations.ts'
import type { ServiceContext } from '../context.ts'
import { creationIdOf } from './token.ts'

/** The creation that a browser's token stands for. Throws not_found. */
export async function getCreation(ctx: ServiceContext, token: string | undefined): Promise<Creation> {
  const row = token ? await findCreationRow(ctx.db, await creationIdOf(token)) : undefined
  if (!row) throw new AppError('not_found')
  return {
    creationId: row.id,
    websiteSettings: parseDocument(JSON.parse(row.websiteSettings)),
    createdAt: row.createdAt.toISOString(),
    draftId: row.draftId,
  }
}
