import { and, asc, eq, lte } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { inboxSettings } from '../schema/contact.ts'
import { digestRow } from './outbox-rows.ts'

export type DueDigest = { draftId: string; timeZone: string; nextDigestAt: Date | null }

/** Websites whose daily mail is due, those that wait longest first. */
export const listDueDigests = (db: Database, { at, limit }: { at: Date; limit: number }): Promise<DueDigest[]> =>
  db
    .select({
      draftId: inboxSettings.draftId,
      timeZone: inboxSettings.timeZone,
      nextDigestAt: inboxSettings.nextDigestAt,
    })
    .from(inboxSettings)
    .where(lte(inboxSettings.nextDigestAt, at))
    .orderBy(asc(inboxSettings.nextDigestAt))
    .limit(limit)

type Digest = { due: DueDigest; at: Date; until: Date; next: Date }

/**
 * Puts a website's daily mail into the outbox, where anything came, and says when the next is due. One transaction; where another worker
 * has done it, or the owner has changed the hour, it does nothing. Returns whether an email follows.
 */
export async function putDigest(db: Database, { due, at, until, next }: Digest): Promise<boolean> {
  const dueAt = due.nextDigestAt ?? at
  const [put] = await db.batch([
    digestRow(db, { draftId: due.draftId, until, at, dueAt }),
    db
      .update(inboxSettings)
      .set({ nextDigestAt: next, digestedUntil: until })
      .where(and(eq(inboxSettings.draftId, due.draftId), eq(inboxSettings.nextDigestAt, dueAt))),
  ])
  return put.meta.changes > 0
}
