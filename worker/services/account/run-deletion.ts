import { type AccountDeletion, releaseDeletion } from '../../storage/account-deletions.ts'
import type { ServiceContext } from '../context.ts'
import { type DeletionStep, deletionSteps } from './deletion-steps.ts'

/** Longer than a deletion takes; after a crash it waits this long for the next worker. */
const leaseMs = 3 * 60_000
export const leaseFrom = (at: Date) => new Date(at.getTime() + leaseMs)

/** Runs all steps of a leased deletion, from the beginning. After a failure it waits for the cron, and throws. */
export async function runDeletion(
  ctx: ServiceContext,
  deletion: AccountDeletion,
  steps: readonly DeletionStep[] = deletionSteps,
): Promise<void> {
  for (const { name, run } of steps) {
    try {
      await run(ctx, deletion)
    } catch (error) {
      console.error(`deleting account ${deletion.userId}, ${name}: ${error}`)
      await releaseDeletion(ctx.db, deletion)
      throw error
    }
  }
}
