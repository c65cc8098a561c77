import { and, asc, eq, lte } from 'drizzle-orm'
import type { MailMessage } from '../../adapters/email/email.ts'
import { pages } from '../../platform/addresses/paths.ts'
import { mapWithConcurrency } from '../../platform/concurrency.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { type Database, runBatch } from '../../platform/db/database.ts'
import { logFailure } from '../../platform/log/log.ts'
import { DAY, HOUR, MINUTE } from '../../platform/time.ts'
import { messageDigestMail } from '../emails.ts'
import { inboxSettings } from '../tables.ts'
import { findAddress, findWebsiteForMail, listMessagesForMail } from './notices.ts'
import { digestRow, type MailOutboxRow } from './rows.ts'

const digestsPerRun = 200
const digestsAtOnce = 5
/** Messages accepted earlier than this are stored by now, so a digest misses none. */
const settledMs = 2 * MINUTE

/**
 * Queues the daily emails that are due, skipping websites without new messages. The cron calls it every minute. Runs may overlap. Returns
 * the number queued.
 */
export async function putDigests(ctx: ServiceContext): Promise<number> {
  let put = 0
  const due = await listDueDigests(ctx.db, { at: ctx.now(), limit: digestsPerRun })
  const putOne = (digest: DueDigest) => async () => {
    try {
      const at = ctx.now()
      const until = new Date(at.getTime() - settledMs)
      if (await putDigest(ctx.db, { due: digest, at, until, next: nextOf(digest, at) })) put += 1
    } catch (error) {
      logFailure('messages.no_digest', error, { draftId: digest.draftId })
    }
  }
  await mapWithConcurrency(due.map(putOne), digestsAtOnce)
  return put
}

/** The next due time. An unknown time zone counts as UTC. */
export function nextOf(
  { draftId, timeZone }: Pick<DueDigest, 'draftId' | 'timeZone'>,
  at: Date,
  next = nextDigestAt,
): Date {
  try {
    return next(timeZone, at)
  } catch (error) {
    logFailure('messages.no_digest', error, { draftId })
    return next('UTC', at)
  }
}

const hourOfDigest = 8

/** The first 8:00 after an instant in a time zone (IANA), also across daylight saving changes. Throws RangeError for an invalid zone. */
export const nextDigestAt = (timeZone: string, after: Date): Date => nextMorning(timeZone, after, () => true)

/** The first Monday at 8:00. */
export const nextWeeklyAt = (timeZone: string, after: Date): Date =>
  nextMorning(timeZone, after, (date) => new Date(date).getUTCDay() === 1)

function nextMorning(timeZone: string, after: Date, isDay: (date: number) => boolean): Date {
  const clock = clockOf(timeZone)
  const today = Math.floor(clock(after.getTime()) / DAY) * DAY
  // Some zones once skipped a calendar day, but never two.
  for (let date = today; date <= today + 15 * DAY; date += DAY) {
    if (!isDay(date)) continue
    const instant = instantOf(clock, date + hourOfDigest * HOUR)
    if (instant !== undefined && instant > after.getTime()) return new Date(instant)
  }
  throw new Error(`${timeZone}: no morning after ${after.toISOString()}`)
}

/** The local time at an instant, as milliseconds of the same clock time in UTC. */
type Clock = (instant: number) => number

function clockOf(timeZone: string): Clock {
  const parts = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
  const format = new Intl.DateTimeFormat('en-u-ca-iso8601', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  })
  return (instant) => {
    const shown = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
    const [year = 0, month = 1, ...rest] = parts.map((part) => shown[part] ?? 0)
    return Date.UTC(year, month - 1, ...rest)
  }
}

/** The first instant with a local time; undefined if the clock skips it. */
function instantOf(clock: Clock, shown: number): number | undefined {
  const offsets = [shown - DAY, shown + DAY].map((around) => clock(around) - around)
  const instants = offsets.map((offset) => shown - offset).filter((instant) => clock(instant) === shown)
  return instants.length > 0 ? Math.min(...instants) : undefined
}

const listedAtMost = 20

/** The daily email about new messages. Undefined if only spam is left, the website is gone, or the owner turned it off. */
export async function writeDigest(ctx: ServiceContext, row: MailOutboxRow): Promise<MailMessage | undefined> {
  const { userId, draftId, since, until } = row
  const found = await findWebsiteForMail(ctx.db, { userId, draftId })
  if (!found || found.notify === 'never' || !since || !until) return undefined
  const came = await listMessagesForMail(ctx.db, { userId, draftId, since, until, limit: listedAtMost })
  if (came.messages === 0) return undefined
  const ownerEmail = await findAddress(ctx, row)
  if (ownerEmail === undefined) return undefined
  const { businessName, timeZone } = found
  const content = await messageDigestMail({
    ...came,
    businessName,
    timeZone: timeZone ?? 'UTC',
    url: ctx.env.APP_ORIGIN + pages.inbox,
  })
  return { to: ownerEmail, ...content }
}

export type DueDigest = { draftId: string; timeZone: string; nextDigestAt: Date | null }

/** Websites whose digest is due, longest overdue first. */
export const listDueDigests = (db: Database, { at, limit }: { at: Date; limit: number }): Promise<DueDigest[]> =>
  db
    .select({
      draftId: inboxSettings.draftId,
      timeZone: inboxSettings.timeZone,
      nextDigestAt: inboxSettings.nextDigestAt,
    })
    .from(inboxSettings)
    .where(lte(inboxSettings.nextDigestAt, at))
    .orderBy(asc(inboxSettings.nextDigestAt))
    .limit(limit)

type Digest = { due: DueDigest; at: Date; until: Date; next: Date }

/**
 * Queues a website's digest if it has new messages, and sets the next due time, in one transaction. Does nothing if another worker was
 * first or the owner changed the hour. Returns whether an email was queued.
 */
export async function putDigest(db: Database, { due, at, until, next }: Digest): Promise<boolean> {
  const dueAt = due.nextDigestAt ?? at
  const { mail } = await runBatch(db, {
    mail: digestRow(db, { draftId: due.draftId, until, at, dueAt }),
    settings: db
      .update(inboxSettings)
      .set({ nextDigestAt: next, digestedUntil: until })
      .where(and(eq(inboxSettings.draftId, due.draftId), eq(inboxSettings.nextDigestAt, dueAt))),
  })
  return mail.meta.changes > 0
}
