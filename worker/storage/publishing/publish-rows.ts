import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import type { DraftRow } from '../drafts.ts'
import { failedConstraint } from '../failed-constraint.ts'
import { draftWebsites, outbox, releases, websites } from '../schema/websites.ts'
import { putInOutbox } from './outbox-rows.ts'

export type Publication = {
  userId: string
  draftId: string
  /** The draft's revision that the files were made from. */
  revision: number
  handle: string
  version: string
  releaseId: string
  /** The document and the manifest as JSON. */
  document: string
  manifest: string
  /** What follows a handle in its hostname, without the dot. */
  sitesDomain: string
  at: Date
}

export type PublishOutcome =
  | { done: true; draft: DraftRow; changedHosts: string[] }
  /** Nothing was changed: another website has the handle, or the draft is not what it was. */
  | { done: false; reason: 'handle-in-use' | 'draft-changed' }

/**
 * Everything that a publish changes in the database, in one transaction: the draft's handle and date, the website under
 * its handle, the release, and what has to be written to the edge, for the new host and for the one it leaves.
 */
export async function insertPublication(db: Database, publication: Publication): Promise<PublishOutcome> {
  const { userId, draftId, revision, handle, version, releaseId, document, manifest, sitesDomain, at } = publication
  const suffix = `.${sitesDomain}`
  const leaving = sql`${websites.draftId} = ${draftId} and ${websites.handle} <> ${handle}`
  const website = { handle, userId, draftId, releaseId, version, createdAt: at, modifiedAt: at }
  try {
    const [, , left, , , , , , , [draft]] = await db.batch([
      db
        .update(draftWebsites)
        .set({ handle, lastPublishedAt: at })
        .where(
          and(eq(draftWebsites.id, draftId), eq(draftWebsites.userId, userId), eq(draftWebsites.revision, revision)),
        ),
      // A batch goes on after an update that matched nothing: a row without its key ends it.
      db.insert(outbox).select(sql`select null, null, 0, 0, 0, null where changes() = 0`),
      db
        .select({ hostname: sql<string>`${websites.handle} || ${suffix}` })
        .from(websites)
        .where(leaving),
      putInOutbox(db, { hosts: sql`select handle || ${suffix}, null from websites where ${leaving}`, at }),
      db.delete(websites).where(leaving),
      db
        .insert(websites)
        .values(website)
        .onConflictDoUpdate({
          target: websites.handle,
          set: { releaseId, version, modifiedAt: at },
          setWhere: and(eq(websites.draftId, draftId), eq(websites.userId, userId)),
        }),
      db.insert(websites).select(sql`select null, null, null, null, null, 0, 0 where changes() = 0`),
      db
        .insert(releases)
        .select(
          sql`select ${releaseId}, ${draftId}, ${userId}, ${handle}, coalesce(max(number), 0) + 1, ${document}, ${manifest}, ${at.getTime()} from releases where draft_id = ${draftId}`,
        )
        .onConflictDoNothing(),
      putInOutbox(db, { hosts: sql`select ${handle + suffix}, ${releaseId}`, at }),
      db.select().from(draftWebsites).where(eq(draftWebsites.id, draftId)),
    ])
    if (!draft) throw new Error(`published draft ${draftId} is gone`)
    return { done: true, draft, changedHosts: [...left.map(({ hostname }) => hostname), handle + suffix] }
  } catch (error) {
    const constraint = failedConstraint(error)
    if (constraint === 'outbox.hostname') return { done: false, reason: 'draft-changed' }
    if (constraint === 'draft_websites.handle' || constraint === 'websites.handle') {
      return { done: false, reason: 'handle-in-use' }
    }
    throw error
  }
}

/** The draft that has a handle, or has kept it for itself; undefined when it is free. */
export const findHandleOwner = (db: Database, handle: string) =>
  db
    .select({ draftId: draftWebsites.id, userId: draftWebsites.userId })
    .from(draftWebsites)
    .where(eq(draftWebsites.handle, handle))
    .get()

/** Whether a website is up under a handle. */
export async function isPublished(db: Database, handle: string): Promise<boolean> {
  const row = await db.select({ handle: websites.handle }).from(websites).where(eq(websites.handle, handle)).get()
  return row !== undefined
}

/** A release's document and the handle it was made for. */
export const findRelease = (db: Database, releaseId: string) =>
  db
    .select({ draftId: releases.draftId, handle: releases.handle, document: releases.document })
    .from(releases)
    .where(eq(releases.id, releaseId))
    .get()

/** Whether a release is in the database, and so its files are in the store. */
export const hasRelease = async (db: Database, releaseId: string): Promise<boolean> =>
  (await db.select({ id: releases.id }).from(releases).where(eq(releases.id, releaseId)).get()) !== undefined
