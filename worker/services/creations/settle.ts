import { longestCreation } from '../../contract/creation-phases.ts'
import { listStuckCreations } from '../../storage/creations.ts'
import type { ServiceContext } from '../context.ts'
import { creationOf } from './creation-of.ts'
import { finishCreation } from './finish.ts'

/** Ends creations that were cut off for good with the words that they began with. */
export async function settleStuck(ctx: ServiceContext): Promise<void> {
  for (const row of await listStuckCreations(ctx.db, new Date(ctx.now().getTime() - 2 * longestCreation))) {
    await finishCreation(ctx, { creationId: row.id, document: creationOf(row).websiteSettings })
  }
}
