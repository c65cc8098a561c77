import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { BoundedMap } from '../../renderer/memoize.ts'
import { type ArchiveFile, jsonFile, type WebsiteFolder } from '../accounts/parts.ts'
import { draftWebsites } from '../drafts/tables.ts'
import type { Env } from '../env.ts'
import type { ServiceContext } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import { located } from '../platform/located.ts'
import { logFailure } from '../platform/log/log.ts'
import type { Owner } from '../platform/owner.ts'
import { MINUTE } from '../platform/time.ts'
import { releases } from '../websites/tables.ts'
import { withoutParts } from './counted-visit.ts'
import type { VisitReport } from './schema.ts'
import { maxDays } from './visit-kinds.ts'

/** A website's complete statistics since its first visit; undefined if nothing was ever counted. Rejects if they can't be read. */
export async function visitArchive(ctx: ServiceContext, draftId: string): Promise<VisitReport | undefined> {
  const website = countsVisits(ctx.env) && (await findCountedWebsite(ctx.db, { draftId }))
  if (!website) return undefined
  const report = await readReport(ctx, website, maxDays)
  const { since } = report
  return since === null ? undefined : { ...report, days: report.days.filter(({ day }) => day >= since) }
}

type Sender = { draftId: string; visitor: string | null }

/**
 * Counts an accepted message from a website's contact form, and its sender as a visitor. Call it after responding. Rejects if that fails.
 */
export async function countMessage(ctx: ServiceContext, { draftId, visitor }: Sender): Promise<void> {
  const website = countsVisits(ctx.env) && (await findCountedWebsite(ctx.db, { draftId }))
  if (!website) return
  const now = ctx.now().getTime()
  const visits = [{ kind: 'message' as const, at: now, ...withoutParts, visitor }]
  await counterOf(ctx.env, draftId).add({ id: crypto.randomUUID(), timeZone: website.timeZone, visits, now })
}

/** Deletes a website's statistics, even if counting is off now. Idempotent. Rejects on failure. */
export const forgetVisits = ({ env }: Pick<ServiceContext, 'env'>, draftId: string): Promise<void> =>
  counterOf(env, draftId).forget()

/** Whether the operator has turned statistics on. */
export const countsVisits = ({ VISITS_PROVIDER }: Env): boolean => VISITS_PROVIDER === 'durable-object'

/** The counter for a website's visits. It counts one batch at a time. */
export const counterOf = (env: Env, draftId: string) => located(env.VISITS, env).getByName(draftId)

/** A website's statistics for the last `days` days, including today. Rejects if they can't be read. */
export const readReport = (
  ctx: ServiceContext,
  { draftId, timeZone }: CountedWebsite,
  days: number,
): Promise<VisitReport> => counterOf(ctx.env, draftId).read({ timeZone, days, now: ctx.now().getTime() })

type CountedWebsite = { draftId: string; timeZone: string }

/** The owner's time zone is in the message settings, which belong to a feature above this one. */
const timeZone = sql<string>`coalesce((select time_zone from inbox_settings where draft_id = draft_websites.id), 'UTC')`

/** These releases' websites, by release id. Omits releases without a website. */
async function findWebsitesOf(db: Database, releaseIds: string[]): Promise<Map<string, CountedWebsite>> {
  const rows = await db
    .select({ releaseId: releases.id, draftId: draftWebsites.id, timeZone })
    .from(releases)
    .innerJoin(draftWebsites, eq(draftWebsites.id, releases.draftId))
    .where(inArray(releases.id, sql`(select value from json_each(${JSON.stringify(releaseIds)}))`))
  return new Map(rows.map(({ releaseId, ...website }) => [releaseId, website]))
}

/** A website with statistics; if a person is given, only theirs. */
export const findCountedWebsite = (
  db: Database,
  { draftId, userId }: { draftId: string; userId?: string },
): Promise<CountedWebsite | undefined> =>
  db
    .select({ draftId: draftWebsites.id, timeZone })
    .from(draftWebsites)
    .where(and(eq(draftWebsites.id, draftId), userId === undefined ? undefined : eq(draftWebsites.userId, userId)))
    .get()

/** All of a person's websites, with or without visitors. */
export const listCountedWebsites = (db: Database, { userId }: Owner): Promise<CountedWebsite[]> =>
  db
    .select({ draftId: draftWebsites.id, timeZone })
    .from(draftWebsites)
    .where(eq(draftWebsites.userId, userId))
    .orderBy(desc(draftWebsites.modifiedAt))
    .limit(maxRead)

/** A person's maximum number of websites, unless an operator allows more. */
const maxRead = 50

/** A release's website never changes, but the website's time zone may, and the website may be deleted. */
const keptMs = MINUTE
const maxKept = 5000
const kept = new BoundedMap<string, { website: CountedWebsite; until: number }>(maxKept)

/** Maps releases to websites with at most one query. Omits releases without a website. */
export async function websitesOfReleases(
  ctx: ServiceContext,
  releaseIds: Iterable<string>,
): Promise<Map<string, CountedWebsite>> {
  const at = ctx.now().getTime()
  const found = new Map<string, CountedWebsite>()
  const unknown: string[] = []
  for (const id of new Set(releaseIds)) {
    const known = kept.get(id)
    if (known && known.until > at) found.set(id, known.website)
    else unknown.push(id)
  }
  if (unknown.length === 0) return found
  for (const [id, website] of await findWebsitesOf(ctx.db, unknown)) {
    kept.set(id, { website, until: at + keptMs })
    found.set(id, website)
  }
  return found
}

const unreadable = 'We couldn’t read the visitor numbers when we made this archive. Download it again later.'

/** Yields a website's statistics, if any. If reading fails, yields a file with the reason, so that the archive still completes. */
export async function* visitFiles(
  ctx: ServiceContext,
  { draftId, folder, of }: WebsiteFolder,
): AsyncGenerator<ArchiveFile> {
  const content = await visitArchive(ctx, draftId).catch((error: unknown) => {
    logFailure('visits.not_read', error, { draftId, what: 'archive' })
    return { error: unreadable }
  })
  if (content) yield jsonFile(`${folder}/visits.json`, content, of.at)
}
