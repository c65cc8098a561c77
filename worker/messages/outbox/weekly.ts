import { and, asc, eq, lte } from 'drizzle-orm'
import type { MailMessage } from '../../adapters/email/email.ts'
import { pages } from '../../platform/addresses/paths.ts'
import { mapWithConcurrency } from '../../platform/concurrency.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { runBatch } from '../../platform/db/database.ts'
import { logFailure } from '../../platform/log/log.ts'
import type { DayCounts } from '../../visits/schema.ts'
import { dayOf, daysUntil } from '../../visits/visit-numbers.ts'
import { countsVisits, readReport } from '../../visits/visits-of.ts'
import { weeklyMail } from '../emails.ts'
import { inboxSettings } from '../tables.ts'
import { nextOf, nextWeeklyAt } from './digests.ts'
import { findAddress, findWebsiteForMail } from './notices.ts'
import { type MailOutboxRow, weeklyRow } from './rows.ts'

const perRun = 200
const atOnce = 5

/** Queues the weekly numbers that are due. The cron calls it every minute. Runs may overlap. */
export async function putWeeklies(ctx: ServiceContext): Promise<void> {
  const due = await ctx.db
    .select({ draftId: inboxSettings.draftId, timeZone: inboxSettings.timeZone, dueAt: inboxSettings.nextWeeklyAt })
    .from(inboxSettings)
    .where(lte(inboxSettings.nextWeeklyAt, ctx.now()))
    .orderBy(asc(inboxSettings.nextWeeklyAt))
    .limit(perRun)
  const putOne =
    ({ draftId, timeZone, dueAt }: (typeof due)[number]) =>
    async () => {
      const at = ctx.now()
      if (dueAt === null) return
      await runBatch(ctx.db, {
        mail: weeklyRow(ctx.db, { draftId, dueAt, at }),
        settings: ctx.db
          .update(inboxSettings)
          .set({ nextWeeklyAt: nextOf({ draftId, timeZone }, at, nextWeeklyAt) })
          .where(and(eq(inboxSettings.draftId, draftId), eq(inboxSettings.nextWeeklyAt, dueAt))),
      }).catch((error: unknown) => logFailure('messages.no_digest', error, { draftId }))
    }
  await mapWithConcurrency(due.map(putOne), atOnce)
}

/** Covers an email that waited for a week. */
const daysRead = 30

/**
 * The visitor numbers of the two weeks before a Monday. Undefined if the website is gone, the owner turned them off, or nothing was
 * counted.
 */
export async function writeWeekly(ctx: ServiceContext, row: MailOutboxRow): Promise<MailMessage | undefined> {
  const { draftId, until } = row
  const [to, website] = await Promise.all([findAddress(ctx, row), findWebsiteForMail(ctx.db, row)])
  if (to === undefined || !website?.weeklyAt || !until || !countsVisits(ctx.env)) return undefined
  const timeZone = website.timeZone ?? 'UTC'
  const { days } = await readReport(ctx, { draftId, timeZone }, daysRead)
  const asked = daysUntil(dayOf(until.getTime(), timeZone), 15).slice(0, 14)
  const [before, week] = [asked.slice(0, 7), asked.slice(7)].map((some) =>
    sumOf(days.filter(({ day }) => some.includes(day))),
  )
  if (!before || !week) return undefined
  const content = await weeklyMail({
    ...{ businessName: website.businessName, from: asked[7] ?? '', to: asked[13] ?? '', week, before },
    url: `${ctx.env.APP_ORIGIN}${pages.visitors}`,
    settingsUrl: `${ctx.env.APP_ORIGIN}${pages.inbox}?settings=${encodeURIComponent(draftId)}`,
  })
  return { to, ...content }
}

const sumOf = (days: readonly DayCounts[]) => {
  const sum = (kind: 'visitors' | 'views' | 'messages') => days.reduce((total, day) => total + day[kind], 0)
  const visitorsCapped = days.some((day) => day.visitorsCapped)
  return { visitors: sum('visitors'), visitorsCapped, views: sum('views'), messages: sum('messages') }
}
