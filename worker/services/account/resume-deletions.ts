import { leaseDeletion, listDueDeletions } from '../../storage/account-deletions.ts'
import type { ServiceContext } from '../context.ts'
import { leaseFrom, runDeletion } from './run-deletion.ts'

const deletionsPerRun = 5

/** Resumes interrupted deletions: the cron's part, repeated until nothing is left. Returns how many it finished. */
export async function resumeDeletions(ctx: ServiceContext): Promise<number> {
  const due = await listDueDeletions(ctx.db, { at: ctx.now(), limit: deletionsPerRun })
  const ends = await Promise.allSettled(due.map((userId) => resume(ctx, userId)))
  for (const end of ends) if (end.status === 'rejected') console.error('resuming a deletion', end.reason)
  return ends.filter((end) => end.status === 'fulfilled' && end.value).length
}

async function resume(ctx: ServiceContext, userId: string): Promise<boolean> {
  const at = ctx.now()
  const deletion = await leaseDeletion(ctx.db, { userId, at, until: leaseFrom(at) })
  if (!deletion) return false
  await runDeletion(ctx, deletion)
  return true
}
