import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { inboxSettings } from '../schema/contact.ts'
import { draftWebsites, releases } from '../schema/websites.ts'

export type CountedWebsite = { draftId: string; timeZone: string }

const timeZone = sql<string>`coalesce(${inboxSettings.timeZone}, 'UTC')`

/** Which websites these releases are of, by the release's id. Those of no website, or of one that is gone, are left out. */
export async function findWebsitesOf(db: Database, releaseIds: string[]): Promise<Map<string, CountedWebsite>> {
  const rows = await db
    .select({ releaseId: releases.id, draftId: draftWebsites.id, timeZone })
    .from(releases)
    .innerJoin(draftWebsites, eq(draftWebsites.id, releases.draftId))
    .leftJoin(inboxSettings, eq(inboxSettings.draftId, releases.draftId))
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
    .leftJoin(inboxSettings, eq(inboxSettings.draftId, draftWebsites.id))
    .where(and(eq(draftWebsites.id, draftId), userId === undefined ? undefined : eq(draftWebsites.userId, userId)))
    .get()
