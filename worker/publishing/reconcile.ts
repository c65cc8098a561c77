import type { ServiceContext } from '../platform/context.ts'
import { drain, type Outcome } from '../platform/db/queue.ts'
import { AppError, type ErrorCode } from '../platform/http/errors.ts'
import { inJobScope, logEvent, stopwatch } from '../platform/log/log.ts'
import { HOUR } from '../platform/time.ts'
import { goLive } from './go-live.ts'
import { removeReleases } from './remove-releases.ts'
import {
  countAttempt,
  type DueSchedule,
  failSchedule,
  isStillSet,
  listDueSchedules,
  postponeSchedule,
} from './rows/keep-for-later.ts'
import { findRelease, giveUpPending } from './rows/releases.ts'
import { getSite } from './rows/sites.ts'
import { runVerb, stepsOf } from './steps.ts'
import { drainOutbox } from './write-hosts.ts'

type Done = { released: number; written: number; failed: number; removed: number }

/**
 * Runs every minute in the cron: publishes due schedules, writes waiting hosts, abandons releases whose publish never finished, deletes
 * expired data. The parts run independently, so none delays another. Runs may overlap. Returns what it did.
 */
export async function reconcile(ctx: ServiceContext): Promise<Done> {
  const step = stepsOf(ctx, 'reconcile')
  const done: Done = { released: 0, written: 0, failed: 0, removed: 0 }
  const add = (part: Partial<Done>) => {
    for (const [name, count] of Object.entries(part)) done[name as keyof Done] += count
  }
  const byItself = (part: Promise<Partial<Done>>) => part.catch((): Partial<Done> => ({ failed: 1 })).then(add)
  await byItself(step('run the schedules', () => runSchedules(ctx)))
  await byItself(step('write the hosts', () => drainOutbox(ctx)))
  await byItself(step('give up what never ended', () => giveUpPending(ctx.db, ctx.now()).then(() => ({}))))
  await byItself(step('remove releases', () => removeReleases(ctx)))
  return done
}

const triesOfSchedule = 5

/**
 * Publishes a due schedule. Two concurrent runs publish it once. The next run retries after a failure; after the fifth, the schedule fails
 * and its owner sees why, while a change of date waits an hour. Returns whether it went live; rethrows its error.
 */
async function runSchedule(ctx: ServiceContext, due: DueSchedule): Promise<boolean> {
  const step = stepsOf(ctx, 'run a schedule')
  if (!(await step('count the try', () => countAttempt(ctx.db, due)))) return false
  try {
    return await step('go live', () => goLiveByItself(ctx, due))
  } catch (error) {
    const code = error instanceof AppError ? error.code : 'unknown'
    if (due.attempts + 1 >= triesOfSchedule) await step('give it up', () => giveUp(ctx, due, code))
    throw error
  }
}

/** The same with one log line, which has the id of the request that scheduled it. */
const runScheduleLogged = (ctx: ServiceContext, due: DueSchedule): Promise<Outcome> =>
  inJobScope(due.requestId, { draftId: due.draftId, accountId: due.userId }, async () => {
    const elapsed = stopwatch()
    if (!(await runSchedule(ctx, due))) return 'skipped'
    const about = { what: due.kind, releaseId: due.releaseId, tries: due.attempts + 1 }
    logEvent('publishing.schedule_ran', { outcome: 'done', ...about, ms: elapsed() })
    return 'done'
  })

const giveUp = (ctx: ServiceContext, due: DueSchedule, code: ErrorCode) =>
  due.kind === 'dates'
    ? postponeSchedule(ctx.db, due, new Date(ctx.now().getTime() + HOUR))
    : failSchedule(ctx.db, due, code)

/** False if the schedule was canceled or changed since. An online website keeps its current handle. */
function goLiveByItself(ctx: ServiceContext, due: DueSchedule): Promise<boolean> {
  const { kind, releaseId } = due
  return runVerb(ctx, 'go live on schedule', async (step) => {
    if (!(await step('look again', () => isStillSet(ctx.db, due)))) return false
    const site = await step('find the website', () => getSite(ctx.db, due))
    const earlier = await step('find the release', () => findRelease(ctx.db, releaseId))
    if (!earlier) throw new AppError('not_found')
    const { live = null } = site
    const handle = live?.handle ?? due.handle
    const next = { handle, document: earlier.document, earlier: { ...earlier, id: releaseId }, cause: kind }
    // The older date shows the owner that later saves aren't live. A page that only changes with the date keeps it.
    const dates = { publish: due.createdAt, revert: earlier.createdAt, dates: undefined }
    const publishedAt = dates[kind]
    await step('go live', () => goLive(ctx, site, { ...next, publishedAt, due, from: live }))
    return true
  })
}

const schedulesPerRound = 50
/** A website's next schedule is due only after the previous one ran. */
const rounds = 3
const schedulesAtOnce = 4
const timeoutSeconds = 30

type Counts = { released: number; failed: number }

/** Publishes due schedules, each once per run. Failures wait for the next run. Returns how many went live and how many failed. */
async function runSchedules(ctx: ServiceContext): Promise<Counts> {
  const step = stepsOf(ctx, 'run schedules')
  const counts = { released: 0, failed: 0 }
  const tried = new Set<string>()
  for (let round = 1; round <= rounds; round += 1) {
    const due = await step('find what is due', () =>
      listDueSchedules(ctx.db, { at: ctx.now(), limit: schedulesPerRound }),
    )
    const untried = due.filter(({ draftId, kind }) => !tried.has(`${draftId} ${kind}`))
    if (untried.length === 0) break
    for (const { draftId, kind } of untried) tried.add(`${draftId} ${kind}`)
    const { done, failed } = await step('run all', () =>
      drain(untried, {
        failed: 'publishing.schedule_failed',
        idsOf: ({ kind, draftId, attempts }) => ({ draftId, what: kind, tries: attempts + 1 }),
        atOnce: schedulesAtOnce,
        timeoutSeconds,
        work: (due) => step('run', () => runScheduleLogged(ctx, due)),
      }),
    )
    counts.released += done
    counts.failed += failed
  }
  return counts
}
