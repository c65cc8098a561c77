import { and, eq, inArray, lte, notInArray, sql } from 'drizzle-orm'
import { sendMail } from '../adapters/email/email.ts'
import { alerts, jobRuns } from '../health/tables.ts'
import type { ServiceContext } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import type { MailContent } from '../platform/emails/email.ts'
import { logEvent, logFailure } from '../platform/log/log.ts'
import { operatorEmails } from '../platform/operators.ts'
import { HOUR, MINUTE } from '../platform/time.ts'
import { alertMail, allClearMail } from './alert-mail.ts'
import { findProblems, type Problem } from './problems.ts'

/** At most one alert an hour. While the same problems last, the pause doubles, up to a day. */
const pauseMs = HOUR
const maxPauseMs = 24 * HOUR
/** After an email that was not sent. */
const retryMs = 5 * MINUTE
/** The row of the last email. Its time is when the email was tried, so that overlapping runs send one. */
const job = 'alert'

/**
 * The cron's part, every minute: emails the operator what is bad, and once that all is well again. Does nothing without addresses. Throws
 * the database's errors; an email that is not sent is logged and tried again.
 */
export async function alertOperator(ctx: ServiceContext, previousRun: Date | undefined): Promise<void> {
  const recipients = operatorEmails(ctx.env)
  if (recipients.length === 0) return
  const { db } = ctx
  const at = ctx.now()
  const problems = await findProblems(ctx, { at, previousRun })
  const known = await db.select().from(alerts)
  if (problems.length > 0) {
    await noteProblems(db, problems, at)
    const emails = problems.map(({ id }) => known.find(({ problem }) => problem === id)?.emails ?? 0)
    const pause = Math.min(maxPauseMs, pauseMs * 2 ** Math.max(0, Math.min(...emails) - 1))
    if (!(await takeTurn(db, at, pause))) return
    const mail = await alertMail({ origin: ctx.env.APP_ORIGIN, problems })
    if (await sendToAll(ctx, recipients, mail, problems.length)) await noteEmailed(db, problems)
    else await giveTurnBack(db, at, pause)
    return
  }
  if (known.length === 0) return
  const told = known.filter(({ emails }) => emails > 0)
  if (told.length === 0) return forget(db)
  const since = Math.min(...known.map((one) => one.since.getTime()))
  if (!(await takeTurn(db, at, 0))) return
  const minutes = Math.max(1, Math.round((at.getTime() - since) / MINUTE))
  const mail = await allClearMail({ origin: ctx.env.APP_ORIGIN, minutes })
  // Tried once: if emails fail, the next alert comes for that.
  await sendToAll(ctx, recipients, mail, 0)
  await forget(db)
}

/** Whether at least one email was sent. */
async function sendToAll(ctx: ServiceContext, recipients: string[], mail: MailContent, count: number) {
  const results = await Promise.allSettled(recipients.map((to) => sendMail(ctx, to, mail)))
  const sent = results.filter(({ status }) => status === 'fulfilled').length
  if (sent > 0) logEvent('alerts.sent', { outcome: 'done', count })
  for (const result of results)
    if (result.status === 'rejected') logFailure('alerts.not_sent', result.reason, { count })
  return sent > 0
}

/** Forgets problems that ended before an email named them. */
async function noteProblems(db: Database, problems: readonly Problem[], at: Date): Promise<void> {
  const ids = problems.map(({ id }) => id)
  await db.batch([
    db.delete(alerts).where(and(notInArray(alerts.problem, ids), eq(alerts.emails, 0))),
    db
      .insert(alerts)
      .values(ids.map((problem) => ({ problem, since: at })))
      .onConflictDoNothing(),
  ])
}

const noteEmailed = (db: Database, problems: readonly Problem[]) =>
  db
    .update(alerts)
    .set({ emails: sql`${alerts.emails} + 1` })
    .where(
      inArray(
        alerts.problem,
        problems.map(({ id }) => id),
      ),
    )

async function forget(db: Database): Promise<void> {
  await db.delete(alerts)
}

/** Whether the last email was tried `pause` milliseconds ago or longer: then it is this run's turn, and no other's. */
async function takeTurn(db: Database, at: Date, pause: number): Promise<boolean> {
  const taken = await db
    .insert(jobRuns)
    .values({ job, endedAt: at })
    .onConflictDoUpdate({
      target: jobRuns.job,
      set: { endedAt: at },
      setWhere: lte(jobRuns.endedAt, new Date(at.getTime() - Math.max(pause, 1))),
    })
    .returning({ job: jobRuns.job })
  return taken.length > 0
}

/** After an email that was not sent: the next try is in five minutes. */
const giveTurnBack = (db: Database, at: Date, pause: number) =>
  db
    .update(jobRuns)
    .set({ endedAt: new Date(at.getTime() - pause + retryMs) })
    .where(and(eq(jobRuns.job, job), eq(jobRuns.endedAt, at)))
