import { and, eq, inArray, sql } from 'drizzle-orm'
import { BoundedMap } from '../../renderer/remember.ts'
import { type ArchiveFile, jsonFile, type WebsiteFolder } from '../accounts/parts.ts'
import { draftWebsites, releases } from '../drafts/tables.ts'
import type { Env } from '../env.ts'
import type { ServiceContext } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import { MINUTE } from '../platform/time.ts'
import { analyticsEngineVisits } from './analytics-engine.ts'
import { type Visits, withoutParts } from './counted-visit.ts'
import type { VisitReport } from './schema.ts'
import { mostDays } from './visit-kinds.ts'

/**
 * All visitor numbers there are of a website, from the first day that anything was counted on; undefined where nothing is counted, or was.
 * Rejects when they cannot be read.
 */
export async function visitArchive(ctx: ServiceContext, draftId: string): Promise<VisitReport | undefined> {
  const provider = chooseVisits(ctx.env)
  const website = provider && (await findCountedWebsite(ctx.db, { draftId }))
  if (!website) return undefined
  const report = await provider.read({ ...website, days: mostDays }, ctx.now())
  const { since } = report
  return since === null ? undefined : { ...report, days: report.days.filter(({ day }) => day >= since) }
}

/** Counts a message that a website's contact form sent and that was accepted. For after the answer: rejects when it could not be counted. */
export async function countMessage(ctx: ServiceContext, { draftId }: { draftId: string }): Promise<void> {
  const provider = chooseVisits(ctx.env)
  const website = provider && (await findCountedWebsite(ctx.db, { draftId }))
  if (!website) return
  const now = ctx.now()
  const visits = [{ kind: 'message' as const, at: now.getTime(), ...withoutParts }]
  await provider.add(crypto.randomUUID(), { ...website, visits }, now)
}

/**
 * Removes a website's visitor numbers, also those of a time when they were counted; may be repeated. Rejects when it could not. Data points
 * of Analytics Engine cannot be removed: after three months they are gone, and before that they name nobody.
 */
export const forgetVisits = ({ env }: Pick<ServiceContext, 'env'>, draftId: string): Promise<void> =>
  env.VISITS.getByName(draftId).forget()

/**
 * Where visits are counted; undefined where they are not. Throws without what it needs. Apart from `choose.ts`: where one Worker does all,
 * isolates that meet visitors load this, and nothing of the other providers.
 */
export function chooseVisits(env: Env): Visits | undefined {
  const { VISITS_PROVIDER = 'none' } = env
  if (VISITS_PROVIDER === 'none') return undefined
  if (VISITS_PROVIDER === 'durable-object') return durableObjectVisits(env)
  if (VISITS_PROVIDER === 'analytics-engine') return analyticsEngineVisits(env)
  throw new Error(`VISITS_PROVIDER is ${VISITS_PROVIDER satisfies never}, which is not known.`)
}

/** Exact: every website has a separate object that counts one batch after the other. */
const durableObjectVisits = ({ VISITS }: Pick<Env, 'VISITS'>): Visits => ({
  add: (id, { draftId, timeZone, visits }, now) =>
    VISITS.getByName(draftId).add({ id, timeZone, now: now.getTime(), visits }),
  read: ({ draftId, ...of }, now) => VISITS.getByName(draftId).read({ ...of, now: now.getTime() }),
})

type CountedWebsite = { draftId: string; timeZone: string }

/** The owner sets it with the messages, a feature above this one. */
const timeZone = sql<string>`coalesce((select time_zone from inbox_settings where draft_id = draft_websites.id), 'UTC')`

/** Which websites these releases are of, by the release's id. Those of no website, or of one that is gone, are left out. */
async function findWebsitesOf(db: Database, releaseIds: string[]): Promise<Map<string, CountedWebsite>> {
  const rows = await db
    .select({ releaseId: releases.id, draftId: draftWebsites.id, timeZone })
    .from(releases)
    .innerJoin(draftWebsites, eq(draftWebsites.id, releases.draftId))
    .where(inArray(releases.id, sql`(select value from json_each(${JSON.stringify(releaseIds)}))`))
  return new Map(rows.map(({ releaseId, ...website }) => [releaseId, website]))
}

/** A website whose numbers are kept; of a person, where one is named. */
export const findCountedWebsite = (
  db: Database,
  { draftId, userId }: { draftId: string; userId?: string },
): Promise<CountedWebsite | undefined> =>
  db
    .select({ draftId: draftWebsites.id, timeZone })
    .from(draftWebsites)
    .where(and(eq(draftWebsites.id, draftId), userId === undefined ? undefined : eq(draftWebsites.userId, userId)))
    .get()

/** Whose a release is never changes; the website's time zone may, and the website may go. */
const keptMs = MINUTE
const mostKept = 5000
const kept = new BoundedMap<string, { website: CountedWebsite; until: number }>(mostKept)

/** Which websites releases are of, by one question at most; those of no website are left out. */
export async function websitesOfReleases(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  releaseIds: Iterable<string>,
): Promise<Map<string, CountedWebsite>> {
  const at = now().getTime()
  const found = new Map<string, CountedWebsite>()
  const unknown: string[] = []
  for (const id of new Set(releaseIds)) {
    const known = kept.get(id)
    if (known && known.until > at) found.set(id, known.website)
    else unknown.push(id)
  }
  if (unknown.length === 0) return found
  for (const [id, website] of await findWebsitesOf(db, unknown)) {
    kept.set(id, { website, until: at + keptMs })
    found.set(id, website)
  }
  return found
}

const unreadable = 'The visitor numbers could not be read when this archive was made. Please ask for it again later.'

/** A website's visitor numbers, where there are any. When they cannot be read, the rest of the archive is no worse for it. */
export async function* visitFiles(
  ctx: ServiceContext,
  { draftId, folder, of }: WebsiteFolder,
): AsyncGenerator<ArchiveFile> {
  const content = await visitArchive(ctx, draftId).catch((error: unknown) => {
    console.error(`archive: visits of ${draftId}: ${error}`)
    return { error: unreadable }
  })
  if (content) yield jsonFile(`${folder}/visits.json`, content, of.at)
}
