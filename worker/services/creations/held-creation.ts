import { AppError } from '../../contract/errors.ts'
import { type CreationRow, findCreationRow } from '../../storage/creations.ts'
import type { ServiceContext } from '../context.ts'
import { creationIdOf } from './token.ts'

/** The row of the creation that a browser's token stands for, if there is one. */
export async function findHeldRow(ctx: ServiceContext, token: string | undefined): Promise<CreationRow | undefined> {
  return token ? findCreationRow(ctx.db, await creationIdOf(token)) : undefined
}

/** Throws not_found. */
export async function getHeldRow(ctx: ServiceContext, token: string | undefined): Promise<CreationRow> {
  const row = await findHeldRow(ctx, token)
  if (!row) throw new AppError('not_found')
  return row
}
