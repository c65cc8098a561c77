import type { Caller, Creation } from '../../contract/creations.ts'
import { reviveCreation } from '../../storage/creations.ts'
import type { ServiceContext } from '../context.ts'
import { creationOf } from './creation-of.ts'
import { getHeldRow } from './held-creation.ts'
import { startRun } from './start-run.ts'

type Retry = { token: string | undefined; userId: string | null; caller: Caller }

/** Begins a failed creation again, with the same answers. One that did not fail is answered as it is. Throws not_found. */
export async function retryCreation(ctx: ServiceContext, { token, userId, caller }: Retry): Promise<Creation> {
  const { id } = await getHeldRow(ctx, token)
  await reviveCreation(ctx.db, { id, userId })
  const row = await getHeldRow(ctx, token)
  if (row.status === 'running') await startRun(ctx, row, caller)
  return creationOf(row)
}
