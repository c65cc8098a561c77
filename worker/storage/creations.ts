import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { rawStatement } from './raw-statement.ts'
import { creations, draftWebsites } from './schema/websites.ts'

export type CreationRow = typeof creations.$inferSelect
type Claim = { id: string; userId: string; at: Date; limit: number }

export const insertCreation = (db: Database, row: Omit<CreationRow, 'draftId'>) => db.insert(creations).values(row)

export const findCreationRow = (db: Database, id: string) =>
  db.select().from(creations).where(eq(creations.id, id)).get()

/**
 * Makes a creation a person's draft under the same id, once: not when it was claimed before, not when the person has
 * `limit` drafts. One transaction; claims in parallel come one after the other.
 */
export async function claimCreationRow(db: Database, { id, userId, at, limit }: Claim): Promise<void> {
  const time = at.getTime()
  await db.batch([
    rawStatement(
      db,
      sql`
      insert into draft_websites
        (id, user_id, version, website_settings, business_name, revision, created_at, modified_at)
      select id, ${userId}, json_extract(website_settings, '$.version'), website_settings,
        json_extract(website_settings, '$.businessName'), 1, ${time}, ${time}
      from creations
      where id = ${id} and draft_id is null
        and (select count(*) from draft_websites where user_id = ${userId}) < ${limit}`,
    ),
    rawStatement(
      db,
      sql`
      update creations set draft_id = id
      where id = ${id} and draft_id is null and exists (select 1 from draft_websites where id = ${id})`,
    ),
  ])
}

/** What became of a creation: undefined when there is none; `owned` is the draft if it is this person's. */
export const findClaim = (db: Database, { id, userId }: Pick<Claim, 'id' | 'userId'>) =>
  db
    .select({ claimed: creations.draftId, owned: draftWebsites.id })
    .from(creations)
    .leftJoin(draftWebsites, and(eq(draftWebsites.id, creations.draftId), eq(draftWebsites.userId, userId)))
    .where(eq(creations.id, id))
    .get()

export const deleteCreationsBefore = (db: Database, time: Date) =>
  db.delete(creations).where(lt(creations.createdAt, time))
