import { type MailMessage, sendMail } from '../../adapters/email/email.ts'
import { withTimeout } from '../../platform/concurrency.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { drain, type Outcome } from '../../platform/db/queue.ts'
import { notifyOwner } from '../../platform/live/notify-owner.ts'
import { inJobScope, logEvent, logFailure, stopwatch } from '../../platform/log/log.ts'
import { DAY, HOUR, MINUTE } from '../../platform/time.ts'
import { putDigests, writeDigest } from './digests.ts'
import { writeNotice, writeReply } from './notices.ts'
import { writeOperatorNotice } from './operator-notices.ts'
import { writePublished } from './published.ts'
import { endSent, giveUp, leaseMail, listDueMails, type MailOutboxRow, putOff } from './rows.ts'
import { putWeeklies, writeWeekly } from './weekly.ts'

const mailsPerRun = 100
/** Workers allow six open connections. */
const mailsAtOnce = 5
/** Longer than sending takes. After a crash, the next worker waits this long. */
const leaseMs = 3 * MINUTE

/**
 * Sends due emails, fewest attempts first. Runs after an email is queued, and every minute in the cron; runs may overlap, since each email
 * is leased. Delivery is at least once: a crash between sending and recording sends it again. Returns the numbers of accepted and failed
 * emails.
 */
export async function drainMail(ctx: ServiceContext): Promise<{ sent: number; failed: number }> {
  const due = await listDueMails(ctx.db, { at: ctx.now(), limit: mailsPerRun })
  const work = (id: string) => sendOne(ctx, id)
  const idsOf = (mailId: string) => ({ mailId })
  const { done, failed } = await drain(due, { failed: 'mail.job_failed', idsOf, atOnce: mailsAtOnce, work })
  return { sent: done, failed }
}

async function sendOne(ctx: ServiceContext, id: string): Promise<Outcome> {
  const at = ctx.now()
  const row = await leaseMail(ctx.db, { id, at, until: new Date(at.getTime() + leaseMs) })
  if (!row) return 'skipped'
  return inJobScope(row.requestId, { draftId: row.draftId, accountId: row.userId }, () => sendWaiting(ctx, row))
}

/** Queues due digests and weekly numbers, then sends waiting emails. The cron calls it every minute. A failed step doesn't stop the rest. */
export async function sendDueMail(ctx: ServiceContext): Promise<{ sent: number; failed: number }> {
  for (const put of [putDigests, putWeeklies])
    await put(ctx).catch((error: unknown) => logFailure('messages.no_digest', error))
  return drainMail(ctx)
}

const timeoutSeconds = 30
const maxPauseMs = 6 * HOUR
const givenUpAfter = 7 * DAY
/** Attempts to record that an email was sent. Until one succeeds, the email would be sent again. */
const notingTries = 3

type Writer = (ctx: ServiceContext, row: MailOutboxRow) => Promise<MailMessage | undefined>
const writers: Record<MailOutboxRow['kind'], Writer> = {
  notice: writeNotice,
  digest: writeDigest,
  reply: writeReply,
  published: writePublished,
  weekly: writeWeekly,
  operator: writeOperatorNotice,
}

/**
 * Composes and sends a leased email. Skipped: its subject is gone or the owner turned it off. Failed: it waits for a retry, or was given up
 * after a week.
 */
async function sendWaiting(ctx: ServiceContext, row: MailOutboxRow): Promise<Outcome> {
  const elapsed = stopwatch()
  try {
    const mail = await withTimeout(timeoutSeconds, writers[row.kind](ctx, row))
    if (!mail) {
      await giveUp(ctx.db, row, ctx.now())
      return 'skipped'
    }
    await withTimeout(timeoutSeconds, sendMail(ctx, mail.to, mail))
  } catch (error) {
    await waitOrGiveUp(ctx, row, error)
    return 'failed'
  }
  await noteSent(ctx, row)
  logEvent('mail.sent', { outcome: 'done', mailId: row.id, what: row.kind, tries: row.attempts, ms: elapsed() })
  return 'done'
}

async function noteSent(ctx: ServiceContext, row: MailOutboxRow): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await endSent(ctx.db, row, ctx.now())
      break
    } catch (error) {
      if (tries === notingTries) throw error
    }
  }
  tellTabs(ctx, row)
}

async function waitOrGiveUp(ctx: ServiceContext, row: MailOutboxRow, error: unknown): Promise<void> {
  const at = ctx.now().getTime()
  const isGivenUp = at - row.createdAt.getTime() >= givenUpAfter
  const about = { mailId: row.id, what: row.kind, tries: row.attempts }
  logFailure(isGivenUp ? 'mail.given_up' : 'mail.put_off', error, about)
  if (!isGivenUp) {
    const pause = Math.min(2 ** (row.attempts - 1) * MINUTE, maxPauseMs)
    await putOff(ctx.db, row, new Date(at + pause))
    return
  }
  await giveUp(ctx.db, row, new Date(at))
  tellTabs(ctx, row)
}

/** Updates the reply's delivery state in open tabs. */
function tellTabs(ctx: ServiceContext, { kind, userId }: MailOutboxRow): void {
  if (kind === 'reply') notifyOwner(ctx, userId, { type: 'messages.changed' })
}
