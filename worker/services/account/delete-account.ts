import { beginDeletion } from '../../storage/account-deletions.ts'
import type { ServiceContext } from '../context.ts'
import { accountKeys } from '../limits/count-attempt.ts'
import type { SignedIn } from '../sign-in/find-session.ts'
import { leaseFrom, runDeletion } from './run-deletion.ts'

/** A person waits no longer; what is left then goes on behind the answer, and the cron goes on after that. */
const patienceMs = 10_000

/**
 * Ends the account: at once nobody can sign in to it and its address is free; then its websites, pictures, domains and everything else
 * go, and the person last. What is interrupted, the cron goes on with.
 */
export async function deleteAccount(ctx: ServiceContext, { user }: SignedIn): Promise<void> {
  const at = ctx.now()
  const deletion = await beginDeletion(ctx.db, {
    userId: user.uid,
    at,
    until: leaseFrom(at),
    counts: await accountKeys(ctx, user.uid),
  })
  ctx.defer(ctx.env.LIVE.getByName(user.uid).closeAll())
  if (!deletion) return
  const work = runDeletion(ctx, deletion)
  ctx.defer(work)
  const timer = new AbortController()
  await Promise.race([work, scheduler.wait(patienceMs, { signal: timer.signal })]).catch(() => undefined)
  timer.abort()
}
