import { and, eq, exists, gt, inArray, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { rawStatement, runBatch } from '../platform/db/database.ts'
import type { OwnedDraft } from '../platform/owner.ts'
import { draftWebsites, previewLinks } from './tables.ts'

const owned = ({ userId, draftId }: OwnedDraft) => and(eq(draftWebsites.id, draftId), eq(draftWebsites.userId, userId))
const ownedIds = (db: Database, of: OwnedDraft) =>
  db.select({ id: draftWebsites.id }).from(draftWebsites).where(owned(of))

type NewLink = OwnedDraft & { id: string; createdAt: Date; expiresAt: Date; limit: number }

/** Adds a link to a person's draft, unless it has `limit` working ones, and removes its expired ones. Returns whether it was added. */
export async function insertPreviewLink(db: Database, { id, createdAt, expiresAt, limit, ...of }: NewLink) {
  const at = createdAt.getTime()
  const { added } = await runBatch(db, {
    expired: db
      .delete(previewLinks)
      .where(and(inArray(previewLinks.draftId, ownedIds(db, of)), sql`${previewLinks.expiresAt} <= ${at}`)),
    added: rawStatement(
      db,
      sql`
      insert into preview_links (id, draft_id, created_at, expires_at)
      select ${id}, id, ${at}, ${expiresAt.getTime()} from draft_websites
      where id = ${of.draftId} and user_id = ${of.userId}
        and (select count(*) from preview_links where draft_id = ${of.draftId}) < ${limit}`,
    ),
  })
  return added.meta.changes > 0
}

/** Removes every link to a person's draft. */
export const deletePreviewLinks = (db: Database, of: OwnedDraft) =>
  db.delete(previewLinks).where(inArray(previewLinks.draftId, ownedIds(db, of)))

/** Whether any link to a person's draft works. Undefined without such a draft. */
export async function hasPreviewLinks(
  db: Database,
  { at, ...of }: OwnedDraft & { at: Date },
): Promise<boolean | undefined> {
  const working = db.select({ id: previewLinks.id }).from(previewLinks).where(isWorking(at))
  const row = await db
    .select({ any: sql`${exists(working)}`.mapWith(Boolean) })
    .from(draftWebsites)
    .where(owned(of))
    .get()
  return row?.any
}

const isWorking = (at: Date) => and(eq(previewLinks.draftId, draftWebsites.id), gt(previewLinks.expiresAt, at))

/** The draft that a working link shows. */
export const findPreviewRow = (db: Database, { id, at }: { id: string; at: Date }) =>
  db
    .select({
      draftId: draftWebsites.id,
      revision: draftWebsites.revision,
      websiteSettings: draftWebsites.websiteSettings,
      expiresAt: previewLinks.expiresAt,
    })
    .from(previewLinks)
    .innerJoin(draftWebsites, isWorking(at))
    .where(eq(previewLinks.id, id))
    .get()
