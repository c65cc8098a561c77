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
/** Messages accepted before that are stored by now, so none can turn up that is older than a digest without it. */
const settledMs = 2 * MINUTE

/**
 * The cron's part, every minute: puts daily mails that are due into the outbox, with what came since the last one; none where nothing
 * came. Runs may overlap. Returns how many there will be.
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

/** When it is due again. An unknown time zone counts as UTC. */
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

/**
 * The first eight o'clock in the morning after an instant, on the clock of a time zone (IANA): the same clock time on days of 23 and 25
 * hours. Throws RangeError for an invalid time zone.
 */
export const nextDigestAt = (timeZone: string, after: Date): Date => nextMorning(timeZone, after, () => true)

/** The same on a Monday. */
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

/**
 * What tells a website's owner, once a day, what came. Undefined when nothing of it is left but spam, when the website is gone, or when
 * the owner wants no such mails any more.
 */
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

/** Websites whose digest is due, longest wait first. */
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
 * Puts a website's daily mail into the outbox, where anything came, and says when the next is due. One transaction; where another worker
 * has done it, or the owner has changed the hour, it does nothing. Returns whether an email follows.
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
