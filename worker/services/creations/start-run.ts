import { type Caller, creationAnswers } from '../../contract/creations.ts'
import type { CreationRow } from '../../storage/creations.ts'
import type { ServiceContext } from '../context.ts'

/** The Durable Object that works on a running creation, begun if it was not. */
export async function startRun({ env }: Pick<ServiceContext, 'env'>, row: CreationRow, caller: Caller) {
  const run = env.CREATIONS.getByName(row.id)
  const answers = creationAnswers.parse(JSON.parse(row.answers))
  await run.start({ creationId: row.id, answers, userId: row.userId, caller })
  return run
}
