import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { parseDocument } from '../../renderer/document/versions.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { isAlive } from '../accounts/user-rows.ts'
import { insertDraftRow } from '../drafts/rows.ts'
import { websiteImages } from '../pictures/tables.ts'
import type { ServiceContext } from '../platform/context.ts'
import { creationIdOf } from '../platform/crypto/hash.ts'
import { type Database, deleteSome } from '../platform/db/database.ts'
import { AppError } from '../platform/http/errors.ts'
import type { Owner } from '../platform/owner.ts'
import { type Creation, creationAnswers } from './schema.ts'
import { creations } from './tables.ts'

export type CreationRow = typeof creations.$inferSelect
type Claim = Owner & { id: string; at: Date; limit: number }

/** Leaves the owner blank if that account has since been deleted. */
export const insertCreation = (db: Database, row: typeof creations.$inferInsert) =>
  db.insert(creations).values({
    ...row,
    ...(row.userId && { userId: ifAlive(row.userId) }),
  })

type Room = { limit: number; since: Date }

/**
 * Inserts a running creation for a person, unless their websites and recent running creations reach `limit`. A single statement counts and
 * inserts, so that concurrent calls can't exceed the limit.
 */
export async function insertCreationWithin(
  db: Database,
  { id, userId, answers, websiteSettings, createdAt }: CreationRow & Owner,
  { limit, since }: Room,
): Promise<boolean> {
  const { meta } = await db.run(sql`
    insert into creations (id, answers, website_settings, created_at, status, user_id)
    select ${id}, ${answers}, ${websiteSettings}, ${createdAt.getTime()}, 'running',
      ${ifAlive(userId)}
    where ${websitesOf({ userId, since })} < ${limit}`)
  return meta.changes > 0
}

export const findCreationRow = (db: Database, id: string) =>
  db.select().from(creations).where(eq(creations.id, id)).get()

/** A person's websites and recent running creations, which count toward the limit of websites. */
export async function countWebsites(db: Database, of: Owner & { since: Date }): Promise<number> {
  const row = await db.get<{ count: number }>(sql`select ${websitesOf(of)} as count`)
  return row?.count ?? 0
}

const draftsOf = (userId: string) => sql`(select count(*) from draft_websites where user_id = ${userId})`

const websitesOf = ({ userId, since }: Owner & { since: Date }) => sql`(
  ${draftsOf(userId)}
  + (select count(*) from creations
    where user_id = ${userId} and status = 'running' and created_at > ${since.getTime()}))`

/** Ends a creation that a new one replaces, unless it has ended or belongs to someone other than `userId`. */
export const abandonCreation = (db: Database, { id, userId }: { id: string; userId: string | null }) =>
  db
    .update(creations)
    .set({ status: 'failed', userId: null })
    .where(
      and(
        eq(creations.id, id),
        eq(creations.status, 'running'),
        or(isNull(creations.userId), userId === null ? undefined : eq(creations.userId, userId)),
      ),
    )

/** Restarts a failed creation for the person who retries. */
export const reviveCreation = (db: Database, { id, userId }: { id: string; userId: string | null }) =>
  db
    .update(creations)
    .set({ status: 'running', userId: userId === null ? null : ifAlive(userId) })
    .where(and(eq(creations.id, id), eq(creations.status, 'failed')))

const ifAlive = (userId: string) => sql`(select id from users where id = ${userId} and ${isAlive(userId)})`

type Outcome = Pick<CreationRow, 'websiteSettings' | 'importedPictures' | 'importedReviews' | 'scrapeSummary'>

/** Stores the result of a running creation. Changes nothing if it has already ended. */
export const endCreationRow = (db: Database, { id, ...outcome }: Outcome & { id: string }) =>
  db
    .update(creations)
    .set({ status: 'done', ...outcome })
    .where(and(eq(creations.id, id), eq(creations.status, 'running')))

/** Gives a person a running creation that has no owner, unless they have `limit` drafts. They get the draft when it is done. */
export const adoptCreationRow = (db: Database, { id, userId, limit }: Omit<Claim, 'at'>) =>
  db
    .update(creations)
    .set({ userId })
    .where(
      and(
        ...[eq(creations.id, id), eq(creations.status, 'running'), isNull(creations.userId), isAlive(userId)],
        sql`${draftsOf(userId)} < ${limit}`,
      ),
    )

/**
 * Makes a finished creation a person's draft with the same id, in one transaction, unless it was claimed before or they have `limit`
 * drafts. The creation stays claimed, even if the draft is deleted later.
 */
export async function claimCreationRow(db: Database, { id, userId, at, limit }: Claim): Promise<void> {
  const row = await findCreationRow(db, id)
  if (row?.status !== 'done' || row.draftId !== null) return
  const { version, businessName }: WebsiteSettings = JSON.parse(row.websiteSettings)
  const draft = { id, userId, version, websiteSettings: row.websiteSettings, businessName, createdAt: at }
  const isTheirs = sql`exists (select 1 from draft_websites where id = ${id} and user_id = ${userId})`
  await insertDraftRow(db, draft, {
    limit,
    when: sql`exists (select 1 from creations where id = ${id} and draft_id is null)`,
    also: [
      db
        .update(creations)
        .set({ draftId: id, userId })
        .where(and(eq(creations.id, id), isTheirs)),
      db
        .update(websiteImages)
        .set({ userId, unusedSince: null })
        .where(and(eq(websiteImages.draftId, id), isTheirs)),
    ],
  })
}

/** Up to a few creations that started before a given time and never ended. */
export const listStuckCreations = (db: Database, time: Date) =>
  db
    .select()
    .from(creations)
    .where(and(sql`${creations.status} = 'running'`, lt(creations.createdAt, time)))
    .limit(20)

/** How long a browser keeps access to its website, in days. */
export const daysCreationStays = 7

export const deleteCreationsBefore = (db: Database, time: Date) =>
  deleteSome(db, creations, lt(creations.createdAt, time))

/** The creation for a browser's token, if any. */
export async function findHeldRow(ctx: ServiceContext, token: string | undefined): Promise<CreationRow | undefined> {
  return token ? findCreationRow(ctx.db, await creationIdOf(token)) : undefined
}

/** Throws not_found. */
export async function getHeldRow(ctx: ServiceContext, token: string | undefined): Promise<CreationRow> {
  const row = await findHeldRow(ctx, token)
  if (!row) throw new AppError('not_found')
  return row
}

/** A stored creation as the API returns it. */
export const creationOf = (row: CreationRow): Creation => ({
  creationId: row.id,
  answers: creationAnswers.safeParse(JSON.parse(row.answers)).data ?? null,
  websiteSettings: parseDocument(JSON.parse(row.websiteSettings)),
  createdAt: row.createdAt.toISOString(),
  status: row.status,
  draftId: row.draftId,
})
