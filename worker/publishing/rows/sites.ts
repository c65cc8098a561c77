import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { isAlive } from '../../accounts/user-rows.ts'
import type { DraftRow } from '../../drafts/rows.ts'
import { draftWebsites } from '../../drafts/tables.ts'
import { type Database, runBatch } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { OwnedDraft } from '../../platform/owner.ts'
import { websiteDomains } from '../../websites/domain-tables.ts'
import type { DomainRow } from '../../websites/domains.ts'
import { releases, websites } from '../../websites/tables.ts'
import { versionOf } from './releases.ts'
import { isReservedFrom } from './reserved-handles.ts'

/** A website's address and release. */
type LiveSite = {
  handle: string
  releaseId: string
  /** The number under which its owner knows it. */
  number: number | null
  /** The canonical hostname in its files; null for the handle's host. */
  host: string | null
  document: string
  domains: DomainRow[]
}

export type Site = { draft: DraftRow; live: LiveSite | undefined }

/** A person's draft and its live version; undefined without such a draft. */
export async function findSite(db: Database, { userId, draftId }: OwnedDraft): Promise<Site | undefined> {
  const {
    draft: [draft],
    live: [live],
    domains,
  } = await runBatch(db, {
    draft: db
      .select()
      .from(draftWebsites)
      .where(and(eq(draftWebsites.id, draftId), eq(draftWebsites.userId, userId))),
    live: db
      .select({
        handle: websites.handle,
        releaseId: websites.releaseId,
        number: versionOf,
        host: releases.host,
        document: releases.document,
      })
      .from(websites)
      .innerJoin(releases, eq(releases.id, websites.releaseId))
      .where(and(eq(websites.draftId, draftId), eq(websites.userId, userId))),
    domains: db
      .select(getTableColumns(websiteDomains))
      .from(websiteDomains)
      .innerJoin(websites, eq(websites.handle, websiteDomains.websiteName))
      .where(and(eq(websites.draftId, draftId), eq(websites.userId, userId))),
  })
  return draft && { draft, live: live && { ...live, domains } }
}

/** Like `findSite`, but throws not_found. */
export async function getSite(db: Database, of: OwnedDraft): Promise<Site> {
  const site = await findSite(db, of)
  if (!site) throw new AppError('not_found')
  return site
}

/** The live version of a person's draft. Throws not_found, not_published. */
export const getLiveSite = async (db: Database, of: OwnedDraft): Promise<LiveSite> => liveOf(await getSite(db, of))

/** The live version of a website. Throws not_published. */
export function liveOf({ live }: Site): LiveSite {
  if (!live) throw new AppError('not_published')
  return live
}

/** A handle's owner: the draft that has it, if any, and whether it is reserved for someone other than `userId`. */
export async function findHandleOwner(
  db: Database,
  { handle, userId, at }: { handle: string; userId: string | null; at: Date },
) {
  const {
    owner: [owner],
    kept: [kept],
  } = await runBatch(db, {
    owner: db
      .select({ draftId: draftWebsites.id, userId: draftWebsites.userId })
      .from(draftWebsites)
      .where(eq(draftWebsites.handle, handle)),
    kept: db.select({ isReserved: sql<number>`${isReservedFrom({ handle, userId, at })}` }).from(sql`(select 1)`),
  })
  return { owner, isReserved: kept?.isReserved === 1 }
}

/** Whether a website is live under a handle. */
export async function isPublished(db: Database, handle: string): Promise<boolean> {
  const row = await db.select({ handle: websites.handle }).from(websites).where(eq(websites.handle, handle)).get()
  return row !== undefined
}

/** A website's address and its release there. */
export type Place = { handle: string; releaseId: string }

type Expected = OwnedDraft & { revision?: number | undefined }

/** Selects the draft if its owner may publish and its revision is the one that was rendered. */
export const draftAsItWas = ({ userId, draftId, revision }: Expected): SQL => sql`(
  select 1 from draft_websites
  where id = ${draftId} and user_id = ${userId} and ${isAlive(userId)}
    and ${revision === undefined ? sql`true` : sql`revision = ${revision}`}
)`

/** Whether a website still has the same handle and release; null: whether it is still offline. */
export const siteAsItWas = (draftId: string, from: Place | null): SQL =>
  from
    ? sql`exists (select 1 from websites where draft_id = ${draftId} and handle = ${from.handle} and release_id = ${from.releaseId})`
    : sql`not exists (select 1 from websites where draft_id = ${draftId})`
