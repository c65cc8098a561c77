import type { Draft } from '../../contract/drafts.ts'
import { AppError } from '../../contract/errors.ts'
import { findDraftRow } from '../../storage/drafts.ts'
import type { ServiceContext } from '../context.ts'
import { draftOf } from './draft-of.ts'

/** A person's draft by its id or its published handle. Throws not_found, for a foreign one as for none. */
export async function getDraft(ctx: ServiceContext, which: { userId: string; idOrHandle: string }): Promise<Draft> {
  const row = await findDraftRow(ctx.db, which)
  if (!row) throw new AppError('not_found')
  return draftOf(row)
}
