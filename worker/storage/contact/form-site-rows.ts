import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { handlesAt } from '../domains/pointers.ts'
import { releases, websites } from '../schema/websites.ts'

/** The live website at a hostname, its handle's or a connected one; also one that leads to the main name. */
export const findWebsiteAt = (db: Database, at: { hostname: string; handle: string }) =>
  db
    .select({ draftId: websites.draftId, userId: websites.userId, releaseId: websites.releaseId })
    .from(websites)
    .where(sql`${websites.handle} in (${handlesAt(at)})`)
    .get()
export type WebsiteAt = NonNullable<Awaited<ReturnType<typeof findWebsiteAt>>>

/** The document of a release as JSON. */
export const findReleaseDocument = async (db: Database, releaseId: string): Promise<string | undefined> => {
  const row = await db.select({ document: releases.document }).from(releases).where(eq(releases.id, releaseId)).get()
  return row?.document
}
