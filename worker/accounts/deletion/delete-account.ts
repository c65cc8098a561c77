import { sendMail } from '../../adapters/email/email.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { drain, type Outcome, whileLeased } from '../../platform/db/queue.ts'
import { accountKeys } from '../../platform/limits/count-attempt.ts'
import { located } from '../../platform/located.ts'
import { inJobScope, logEvent, logFailure, stopwatch } from '../../platform/log/log.ts'
import type { Owner } from '../../platform/owner.ts'
import { DAY, MINUTE } from '../../platform/time.ts'
import { goodbyeMail } from '../mails/emails.ts'
import type { DeletionStep } from '../parts.ts'
import type { SignedIn } from '../sessions/sessions.ts'
import {
  type AccountDeletion,
  beginDeletion,
  deleteWaysBack,
  endDeletion,
  giveAddressBack,
  leaseDeletion,
  listDueDeletions,
  releaseDeletion,
  takeAddress,
} from './deletion-rows.ts'

type Steps = { steps: readonly DeletionStep[] }

/** How long the response waits at most. The rest runs after it, then in the cron. */
const timeoutMs = 10_000

/**
 * Deletes an account. At once, nobody can sign in to it and its address is free; then its websites, pictures, domains and all other data
 * are deleted, and finally the user. The cron resumes an interrupted deletion.
 */
export async function deleteAccount(
  ctx: ServiceContext,
  { user, steps }: Pick<SignedIn, 'user'> & Steps,
): Promise<void> {
  const at = ctx.now()
  const deletion = await beginDeletion(ctx.db, {
    userId: user.uid,
    at,
    until: leaseFrom(at),
    counts: await accountKeys(ctx, user.uid),
    isMailed: true,
  })
  ctx.defer(located(ctx.env.LIVE, ctx.env).getByName(user.uid).closeAll())
  if (!deletion) return
  const work = runDeletion(ctx, { deletion, steps })
  ctx.defer(work)
  const timer = new AbortController()
  await Promise.race([work, scheduler.wait(timeoutMs, { signal: timer.signal })]).catch(() => undefined)
  timer.abort()
}

/** Longer than a deletion takes. After a crash, the next worker waits this long. */
const leaseMs = 3 * MINUTE
export const leaseFrom = (at: Date) => new Date(at.getTime() + leaseMs)

/** Runs all steps of a leased deletion from the beginning. If one fails, throws, and the deletion waits for the cron. */
export async function runDeletion(
  ctx: ServiceContext,
  { deletion, steps }: Steps & { deletion: AccountDeletion },
): Promise<void> {
  const runSteps = async () => {
    for (const { name, run } of steps) {
      try {
        await run(ctx, deletion)
      } catch (error) {
        logFailure('accounts.deletion_failed', error, { accountId: deletion.userId, what: name })
        throw error
      }
    }
  }
  const elapsed = stopwatch()
  await whileLeased(runSteps, () => releaseDeletion(ctx.db, deletion))
  logEvent('accounts.deleted', { outcome: 'done', accountId: deletion.userId, ms: elapsed() })
}

/** How many deletions run in parallel. */
const deletionsPerRun = 5

/** For the cron: resumes interrupted deletions until none is left. Returns how many it finished. */
export async function resumeDeletions(ctx: ServiceContext, { steps }: Steps): Promise<number> {
  const due = await listDueDeletions(ctx.db, { at: ctx.now(), limit: deletionsPerRun })
  const { done } = await drain(due, {
    failed: 'accounts.deletion_failed',
    idsOf: (userId) => ({ accountId: userId }),
    atOnce: deletionsPerRun,
    work: (userId) => resume(ctx, { userId, steps }),
  })
  return done
}

async function resume(ctx: ServiceContext, { userId, steps }: Owner & Steps): Promise<Outcome> {
  const at = ctx.now()
  const deletion = await leaseDeletion(ctx.db, { userId, at, until: leaseFrom(at) })
  if (!deletion) return 'skipped'
  await inJobScope(deletion.requestId, { accountId: userId }, () => runDeletion(ctx, { deletion, steps }))
  return 'done'
}

/** Unless sent by then, the last email is dropped. */
const mailPatience = DAY

/** A deletion's steps for the account itself. */
export const deletingAccount = {
  waysBack: { name: 'ways back', run: ({ db }, { userId }) => deleteWaysBack(db, userId) },
  goodbye: { name: 'goodbye', run: sayGoodbye },
  person: { name: 'person', run: ({ db }, { userId }) => endDeletion(db, userId) },
} satisfies Record<string, DeletionStep>

/** Takes the address so that the email is sent only once. If sending fails, the next attempt gets the address again. */
async function sayGoodbye(ctx: ServiceContext, deletion: AccountDeletion): Promise<void> {
  const email = await takeAddress(ctx.db, deletion)
  if (email === undefined) return
  try {
    await sendMail(ctx, email, await goodbyeMail({ websites: deletion.websites }))
  } catch (error) {
    if (ctx.now().getTime() - deletion.startedAt.getTime() > mailPatience) return
    await giveAddressBack(ctx.db, deletion)
    throw error
  }
}
