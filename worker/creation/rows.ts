import { and, eq, getTableColumns, isNull, lt, or, sql } from 'drizzle-orm'
import { parseDocument } from '../../renderer/document/versions.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { isAlive } from '../accounts/user-rows.ts'
import { insertDraftRow, ownsDraft } from '../drafts/rows.ts'
import { draftWebsites } from '../drafts/tables.ts'
import { websiteImages } from '../pictures/tables.ts'
import type { ServiceContext } from '../platform/context.ts'
import { creationIdOf } from '../platform/crypto/hash.ts'
import { type Database, deleteSome, firstHome } from '../platform/db/database.ts'
import { AppError } from '../platform/http/errors.ts'
import type { OwnedDraft, Owner } from '../platform/owner.ts'
import { type Creation, creationAnswers } from './schema.ts'
import { creations } from './tables.ts'

export type CreationRow = typeof creations.$inferSelect
type Claim = Owner & { id: string; at: Date; limit: number }

/** Leaves out the owner if that account has been deleted since. */
export const insertCreation = (db: Database, row: typeof creations.$inferInsert) =>
  db.insert(creations).values({
    ...row,
    ...(row.userId && { userId: ifAlive(row.userId) }),
  })

/** `websites`: how many the person has at home. */
type Room = { websites: number; limit: number; since: Date }

/**
 * Inserts a running creation for a person, unless their websites and recent running creations reach `limit`. One statement counts the
 * creations and inserts, so concurrent calls can't exceed the limit.
 */
export async function insertCreationWithin(
  db: Database,
  { id, userId, answers, websiteSettings, createdAt }: CreationRow & Owner,
  { websites, limit, since }: Room,
): Promise<boolean> {
  const { meta } = await db.run(sql`
    insert into creations (id, answers, website_settings, created_at, status, user_id)
    select ${id}, ${answers}, ${websiteSettings}, ${createdAt.getTime()}, 'running',
      ${ifAlive(userId)}
    where ${websites} + ${runningOf({ userId, since })} < ${limit}`)
  return meta.changes > 0
}

export const findCreationRow = (db: Database, id: string) =>
  db.select().from(creations).where(eq(creations.id, id)).get()

/** A person's recent running creations, which count toward the limit of websites. */
export async function countRunning(db: Database, of: Owner & { since: Date }): Promise<number> {
  const row = await db.get<{ count: number }>(sql`select ${runningOf(of)} as count`)
  return row?.count ?? 0
}

const runningOf = ({ userId, since }: Owner & { since: Date }) => sql`(
  select count(*) from creations
  where user_id = ${userId} and status = 'running' and created_at > ${since.getTime()})`

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
export const endCreationRow = (directory: Database, { id, ...outcome }: Outcome & { id: string }) =>
  directory
    .update(creations)
    .set({ status: 'done', ...outcome })
    .where(and(eq(creations.id, id), eq(creations.status, 'running')))

/** Makes a running creation without an owner a person's: they get the draft when it is done. */
export const adoptCreationRow = (directory: Database, { id, userId }: Pick<Claim, 'id' | 'userId'>) =>
  directory
    .update(creations)
    .set({ userId })
    .where(and(eq(creations.id, id), eq(creations.status, 'running'), isNull(creations.userId), isAlive(userId)))

/**
 * Makes a finished creation a person's draft with the same id, once: not if it was claimed before, and not if they have `limit` drafts. `there`
 * is the context of their home. The draft is stored first, then the creation records it for good, even if the draft is deleted later. If
 * several people claim it at once, the creation records one draft, and the others are deleted.
 */
export async function claimCreationRow(there: ServiceContext, { id, userId, at, limit }: Claim): Promise<void> {
  const { directory, db } = there
  const row = await findCreationRow(directory, id)
  if (row?.status !== 'done' || row.draftId !== null) return
  const { version, businessName }: WebsiteSettings = JSON.parse(row.websiteSettings)
  const draft = { id, userId, version, websiteSettings: row.websiteSettings, businessName, createdAt: at }
  const pictures = await listPicturesOf(there, id)
  await insertDraftRow(db, draft, { limit, also: pictures.map((picture) => givePicture(db, { ...picture, userId })) })
  const own = { userId, draftId: id }
  if (!(await ownsDraft(db, own))) return
  const named = await directory
    .update(creations)
    .set({ draftId: id, userId })
    .where(and(eq(creations.id, id), isNull(creations.draftId)))
    .returning({ id: creations.id })
  if (named.length === 0) {
    if ((await findCreationRow(directory, id))?.userId !== userId) await deleteUnnamed(db, own)
  } else if (there.home !== firstHome) await directory.delete(websiteImages).where(isReady(id))
}

const isReady = (draftId: string) => and(eq(websiteImages.draftId, draftId), eq(websiteImages.state, 'ready'))

/** Pictures that were stored before the draft existed. One that is still being stored can't change databases. */
const listPicturesOf = ({ directory, home }: ServiceContext, id: string) =>
  directory
    .select()
    .from(websiteImages)
    .where(home === firstHome ? eq(websiteImages.draftId, id) : isReady(id))

/** Gives such a picture to the owner of the draft, in whose home it may be new. */
const givePicture = (db: Database, picture: typeof websiteImages.$inferSelect) =>
  db
    .insert(websiteImages)
    .select(
      sql`select ${sql.join(
        Object.entries(getTableColumns(websiteImages)).map(([name, column]) => {
          const value = name === 'unusedSince' ? null : picture[name as keyof typeof picture]
          return value === null ? sql`null` : sql`${sql.param(value, column)}`
        }),
        sql`, `,
      )} where exists (select 1 from draft_websites where id = ${picture.draftId} and user_id = ${picture.userId})`,
    )
    .onConflictDoUpdate({ target: websiteImages.id, set: { userId: picture.userId, unusedSince: null } })

const deleteUnnamed = (db: Database, { userId, draftId }: OwnedDraft) =>
  db.batch([
    db.delete(websiteImages).where(and(eq(websiteImages.draftId, draftId), eq(websiteImages.userId, userId))),
    db.delete(draftWebsites).where(and(eq(draftWebsites.id, draftId), eq(draftWebsites.userId, userId))),
  ])

/** A few creations that started before a time and never ended. */
export const listStuckCreations = (db: Database, time: Date) =>
  db
    .select()
    .from(creations)
    .where(and(sql`${creations.status} = 'running'`, lt(creations.createdAt, time)))
    .limit(20)

/** How long a browser holds the website that it made, in days. */
export const daysCreationStays = 7

export const deleteCreationsBefore = (db: Database, time: Date) =>
  deleteSome(db, creations, lt(creations.createdAt, time))

/** The creation for a browser's token, if any. */
export async function findHeldRow(ctx: ServiceContext, token: string | undefined): Promise<CreationRow | undefined> {
  return token ? findCreationRow(ctx.directory, await creationIdOf(token)) : undefined
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
