import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import type { DomainRow } from '../domains/domain-rows.ts'
import type { DraftRow } from '../drafts.ts'
import { websiteDomains } from '../schema/domains.ts'
import { draftWebsites, releases, websites } from '../schema/websites.ts'
import { isKeptFromUser } from './kept-handle-rows.ts'

/** Where a website is and what it shows. */
export type LiveSite = {
  handle: string
  releaseId: string
  number: number | null
  /** The hostname that its files name as the website's own; null: its handle's. */
  host: string | null
  document: string
  domains: DomainRow[]
}

export type Site = { draft: DraftRow; live: LiveSite | undefined }

/** A person's draft and what is live of it; undefined without such a draft. */
export async function findSite(
  db: Database,
  { userId, draftId }: { userId: string; draftId: string },
): Promise<Site | undefined> {
  const [[draft], [live], domains] = await db.batch([
    db
      .select()
      .from(draftWebsites)
      .where(and(eq(draftWebsites.id, draftId), eq(draftWebsites.userId, userId))),
    db
      .select({
        handle: websites.handle,
        releaseId: websites.releaseId,
        number: releases.number,
        host: releases.host,
        document: releases.document,
      })
      .from(websites)
      .innerJoin(releases, eq(releases.id, websites.releaseId))
      .where(and(eq(websites.draftId, draftId), eq(websites.userId, userId))),
    db
      .select(getTableColumns(websiteDomains))
      .from(websiteDomains)
      .innerJoin(websites, eq(websites.handle, websiteDomains.websiteName))
      .where(and(eq(websites.draftId, draftId), eq(websites.userId, userId))),
  ])
  return draft && { draft, live: live && { ...live, domains } }
}

/** Who a handle belongs to: the draft that has it, if any, and whether it is kept for somebody other than `userId`. */
export async function findHandleOwner(
  db: Database,
  { handle, userId, at }: { handle: string; userId: string | null; at: Date },
) {
  const [[owner], [kept]] = await db.batch([
    db
      .select({ draftId: draftWebsites.id, userId: draftWebsites.userId })
      .from(draftWebsites)
      .where(eq(draftWebsites.handle, handle)),
    db.select({ isKept: sql<number>`${isKeptFromUser({ handle, userId, at })}` }).from(sql`(select 1)`),
  ])
  return { owner, isKept: kept?.isKept === 1 }
}

/** Whether a website is up under a handle. */
export async function isPublished(db: Database, handle: string): Promise<boolean> {
  const row = await db.select({ handle: websites.handle }).from(websites).where(eq(websites.handle, handle)).get()
  return row !== undefined
}
