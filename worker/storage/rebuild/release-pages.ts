import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { releases, websites } from '../schema/websites.ts'

/** A release whose files should all be in the store. */
export type ReleaseSource = Pick<
  typeof releases.$inferSelect,
  'id' | 'draftId' | 'handle' | 'host' | 'document' | 'manifest'
>
export type ListedRelease = ReleaseSource & { isLive: boolean }

const columns = {
  id: releases.id,
  draftId: releases.draftId,
  handle: releases.handle,
  host: releases.host,
  document: releases.document,
  manifest: releases.manifest,
}

type Page = { after: string; limit: number }

/** Stored releases by id, those that come after `after`. One that is being published or removed is not among them. */
export async function listStoredReleases(db: Database, { after, limit }: Page): Promise<ListedRelease[]> {
  const rows = await db
    .select({ ...columns, liveAt: websites.handle })
    .from(releases)
    .leftJoin(websites, eq(websites.releaseId, releases.id))
    .where(and(gt(releases.id, after), eq(releases.state, 'stored')))
    .orderBy(asc(releases.id))
    .limit(limit)
  return rows.map(({ liveAt, ...row }) => ({ ...row, isLive: liveAt !== null }))
}

/** One release; undefined when it is being published or removed, or not known. */
export const findStoredRelease = (db: Database, releaseId: string): Promise<ReleaseSource | undefined> =>
  db
    .select(columns)
    .from(releases)
    .where(and(eq(releases.id, releaseId), eq(releases.state, 'stored')))
    .get()

/** The website that shows a release; undefined for one that is nowhere. */
export const findWebsiteOf = (db: Database, releaseId: string) =>
  db
    .select({
      userId: websites.userId,
      draftId: websites.draftId,
      handle: websites.handle,
      document: releases.document,
      host: releases.host,
    })
    .from(websites)
    .innerJoin(releases, eq(releases.id, websites.releaseId))
    .where(eq(websites.releaseId, releaseId))
    .get()

/** The manifests of those of these releases that there are, in whatever state, by id. */
export async function findManifests(db: Database, releaseIds: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: releases.id, manifest: releases.manifest })
    .from(releases)
    .where(sql`${releases.id} in (select value from json_each(${JSON.stringify(releaseIds)}))`)
  return new Map(rows.map(({ id, manifest }) => [id, manifest]))
}
