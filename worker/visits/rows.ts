import { and, eq, inArray, sql } from 'drizzle-orm'
import { draftWebsites, releases } from '../drafts/tables.ts'
import type { ServiceContext } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import { MINUTE } from '../platform/time.ts'

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
const kept = new Map<string, { website: CountedWebsite; until: number }>()

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
  if (kept.size + unknown.length > mostKept) kept.clear()
  for (const [id, website] of await findWebsitesOf(db, unknown)) {
    kept.set(id, { website, until: at + keptMs })
    found.set(id, website)
  }
  return found
}
