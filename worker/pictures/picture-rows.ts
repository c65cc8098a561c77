import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { MediaVariant } from '../../renderer/document/values/media.ts'
import { draftWebsites } from '../drafts/tables.ts'
import type { Database } from '../platform/db/database.ts'
import { runBatch } from '../platform/db/database.ts'
import type { OwnedDraft, Owner } from '../platform/owner.ts'
import { websiteImages } from './tables.ts'

/** The user id for pictures of unclaimed websites. */
export const nobody = ''

export type PictureRow = typeof websiteImages.$inferSelect
export type StoredVariant = { variant: MediaVariant; width: number; height: number }
type Which = OwnedDraft & { imageId: string }

/** The kinds in the owner's library. The other kinds are derived from these. */
const libraryKinds = ['upload', 'stock'] as const

const isOwn = ({ userId, draftId }: OwnedDraft) =>
  sql`exists (select 1 from draft_websites where id = ${draftId} and user_id = ${userId})`

const isShown = and(eq(websiteImages.state, 'ready'), isNull(websiteImages.removedAt))

const which = ({ userId, draftId, imageId }: Which) =>
  and(eq(websiteImages.id, imageId), eq(websiteImages.draftId, draftId), isShown, isOwn({ userId, draftId }))

/** The library of a person's draft, newest first; undefined if the draft doesn't exist. */
export async function listLibraryRows(
  db: Database,
  { userId, draftId }: OwnedDraft,
): Promise<PictureRow[] | undefined> {
  const { drafts, pictures } = await runBatch(db, {
    drafts: db
      .select({ id: draftWebsites.id })
      .from(draftWebsites)
      .where(and(eq(draftWebsites.id, draftId), eq(draftWebsites.userId, userId))),
    pictures: db
      .select()
      .from(websiteImages)
      .where(and(eq(websiteImages.draftId, draftId), inArray(websiteImages.kind, [...libraryKinds]), isShown))
      .orderBy(desc(websiteImages.createdAt), desc(sql`rowid`)),
  })
  return drafts.length > 0 ? pictures : undefined
}

/** A picture of a person's draft. */
export const findPictureRow = (db: Database, of: Which) => db.select().from(websiteImages).where(which(of)).get()

/** Whether a user's websites have a picture with this hash. */
export const hasPicture = (db: Database, { hash, userId }: Owner & { hash: string }): Promise<boolean> =>
  isThere(db, hash, eq(websiteImages.userId, userId))

/** Whether an unclaimed creation has a picture with this hash. */
export const hasCreationPicture = (db: Database, { hash, creationId }: { hash: string; creationId: string }) =>
  isThere(db, hash, and(eq(websiteImages.draftId, creationId), eq(websiteImages.userId, nobody)))

async function isThere(db: Database, hash: string, which: SQL | undefined): Promise<boolean> {
  const row = await db
    .select({ id: websiteImages.id })
    .from(websiteImages)
    .where(and(eq(websiteImages.hash, hash), eq(websiteImages.state, 'ready'), which))
    .limit(1)
    .get()
  return row !== undefined
}

/** A picture with this hash on the websites of the draft's owner. */
export const findPreviewPicture = (db: Database, { draftId, hash }: { draftId: string; hash: string }) =>
  db
    .select({ id: websiteImages.id })
    .from(websiteImages)
    .innerJoin(draftWebsites, eq(draftWebsites.userId, websiteImages.userId))
    .where(and(eq(websiteImages.hash, hash), eq(websiteImages.state, 'ready'), eq(draftWebsites.id, draftId)))
    .limit(1)
    .get()

/** Changes the given details of a picture. Returns the changed row, or undefined if it doesn't exist. */
export const updatePictureRow = (
  db: Database,
  { description, tags, ...of }: Which & { description: string | undefined; tags: string | undefined },
) =>
  db
    .update(websiteImages)
    .set({
      description: sql`coalesce(${description ?? null}, ${websiteImages.description})`,
      tags: sql`coalesce(${tags ?? null}, ${websiteImages.tags})`,
    })
    .where(which(of))
    .returning()
    .get()

/** Removes a picture from the library. Its files stay as long as any page shows it. */
export const markPictureRemoved = (db: Database, { at, ...of }: Which & { at: Date }) =>
  db.update(websiteImages).set({ removedAt: at }).where(which(of)).returning({ id: websiteImages.id }).get()
