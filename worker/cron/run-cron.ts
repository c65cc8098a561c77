import { resumeDeletions } from '../accounts/deletion/delete-account.ts'
import { alertOperator } from '../alerts/alert.ts'
import { accountParts } from '../api/account-parts.ts'
import { settleDomains } from '../domains/settle.ts'
import type { Env } from '../env.ts'
import { lastRun, recordCronRun, recordRun } from '../health/job-runs.ts'
import { sendDueMail } from '../messages/outbox/drain.ts'
import { removeDuePhotos } from '../messages/photos/remove-photos.ts'
import { drainMediaRemovals } from '../pictures/removals.ts'
import { withTimeout } from '../platform/concurrency.ts'
import { openContext, type ServiceContext } from '../platform/context.ts'
import { countFailures } from '../platform/log/failure-counts.ts'
import { inLogScope, logEvent, logFailure, stopwatch } from '../platform/log/log.ts'
import { reconcile } from '../publishing/reconcile.ts'
import { sweep } from './sweep.ts'

/** Runs every minute. Every line of a run has its id; a job of an earlier request has that request's id, and the run's as `run`. */
export const runCron = (env: Env, ctx: ExecutionContext, scheduledAt: Date): Promise<void> =>
  inLogScope({ id: crypto.randomUUID() }, async () => {
    const elapsed = stopwatch()
    const services = openContext(env, (promise) => ctx.waitUntil(promise))
    const previousRun = lastRun(services.db, 'cron').catch(() => undefined)
    // These run in parallel with publishing, so none delays another.
    const others = Promise.all([
      tryPart('account deletions', () => resumeDeletions(services, { steps: accountParts.deletion })),
      tryPart('domains', () => settleDomains(services)),
      tryPart('mail', () => sendDueMail(services)),
      tryPart('message photos', () => removeDuePhotos(services)),
      tryPart('pictures', () => drainMediaRemovals(services)),
    ])
    ctx.waitUntil(others.then(() => countFailures(env.DB)))
    const { failed, ...done } = await reconcileInTime(services)
    if (failed > 0) logEvent('publishing.unfinished', { outcome: 'failed', count: failed })
    await tryPart('record', () => recordCronRun(services.db, services.now()))
    if (scheduledAt.getUTCMinutes() === 0) {
      await tryPart('sweep', async () => {
        await sweep(services)
        await recordRun(services.db, 'sweep', services.now())
      })
    }
    logEvent('cron.ran', { outcome: 'done', ms: elapsed(), ...done })
    await countFailures(env.DB)
    await tryPart('alerts', async () => alertOperator(services, await previousRun))
    await countFailures(env.DB)
  })

/** In seconds: publishing that hangs must not hold up the record of the run, the sweep and the alerts. */
const timeoutSeconds = 2 * 60

const reconcileInTime = (ctx: ServiceContext): ReturnType<typeof reconcile> =>
  withTimeout(timeoutSeconds, reconcile(ctx)).catch((error: unknown) => {
    logFailure('cron.part_failed', error, { what: 'publishing' })
    return { released: 0, written: 0, failed: 1, removed: 0 }
  })

/** Logs a part's failure, so that it stops no other part. */
async function tryPart(what: string, run: () => Promise<unknown>): Promise<void> {
  const elapsed = stopwatch()
  try {
    await run()
  } catch (error) {
    logFailure('cron.part_failed', error, { what, ms: elapsed() })
  }
}
