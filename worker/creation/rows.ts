import { and, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { parseDocument } from '../../renderer/document/versions.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { isAlive } from '../accounts/user-rows.ts'
import { packDocument } from '../drafts/stored-document.ts'
import { draftWebsites } from '../drafts/tables.ts'
import type { ServiceContext } from '../platform/context.ts'
import { creationIdOf } from '../platform/crypto/hash.ts'
import { type Database, deleteSome, rawStatement } from '../platform/db/database.ts'
import { AppError } from '../platform/http/errors.ts'
import type { Owner } from '../platform/owner.ts'
import { type Creation, creationAnswers } from './schema.ts'
import { creations } from './tables.ts'

/** The columns `version`, `businessName` and `pictures` are for SQL only. */
export type CreationRow = Omit<typeof creations.$inferSelect, 'version' | 'businessName' | 'pictures'>
type NewCreation = Omit<typeof creations.$inferInsert, 'websiteSettings'> & { websiteSettings: string }
type Claim = Owner & { id: string; at: Date; limit: number }

/** The columns of a document: a compressed one with what its draft will need, which SQL can't read from it. */
function documentColumns(db: Database, json: string) {
  const { document: websiteSettings, pictures } = packDocument(db, json)
  if (pictures === null) return { websiteSettings, pictures, version: null, businessName: null }
  const { version, businessName }: Partial<WebsiteSettings> = JSON.parse(json)
  return { websiteSettings, pictures, version: version ?? '', businessName: businessName ?? '' }
}

/** Leaves out the owner if that account has been deleted since. */
export const insertCreation = (db: Database, row: NewCreation) =>
  db.insert(creations).values({
    ...row,
    ...documentColumns(db, row.websiteSettings),
    ...(row.userId && { userId: ifAlive(row.userId) }),
  })

type Room = { limit: number; since: Date }

/**
 * Inserts a running creation for a person, unless their websites and recent running creations reach `limit`. One statement counts and
 * inserts, so concurrent calls can't exceed the limit.
 */
export async function insertCreationWithin(
  db: Database,
  { id, userId, answers, createdAt, ...row }: CreationRow & Owner,
  { limit, since }: Room,
): Promise<boolean> {
  const { websiteSettings, pictures, version, businessName } = documentColumns(db, row.websiteSettings)
  const { meta } = await db.run(sql`
    insert into creations (id, answers, website_settings, pictures, version, business_name, created_at, status, user_id)
    select ${id}, ${answers}, ${websiteSettings}, ${pictures}, ${version}, ${businessName}, ${createdAt.getTime()}, 'running',
      ${ifAlive(userId)}
    where ${websitesOf({ userId, since })} < ${limit}`)
  return meta.changes > 0
}

export const findCreationRow = (db: Database, id: string) =>
  db.select().from(creations).where(eq(creations.id, id)).get()

/** A person's drafts and their recent running creations, which count toward the limit. */
export async function countWebsites(db: Database, { userId, since }: Owner & { since: Date }): Promise<number> {
  const row = await db.get<{ count: number }>(sql`select ${websitesOf({ userId, since })} as count`)
  return row?.count ?? 0
}

const websitesOf = ({ userId, since }: Owner & { since: Date }) => sql`(
  (select count(*) from draft_websites where user_id = ${userId}) + (
    select count(*) from creations
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
type End = Outcome & { id: string; at: Date; limit: number }

/**
 * Stores the result of a running creation and makes it its owner's draft, unless they have `limit` drafts. One transaction; changes nothing
 * if the creation has already ended.
 */
export async function finishCreationRow(db: Database, { id, at, limit, websiteSettings, ...imported }: End) {
  await db.batch([
    db
      .update(creations)
      .set({ status: 'done', ...documentColumns(db, websiteSettings), ...imported })
      .where(and(eq(creations.id, id), eq(creations.status, 'running'))),
    insertDraft(db, { id, owner: sql`creations.user_id`, at, limit }),
    nameDraft(db, id),
    givePictures(db, id),
  ])
}

/**
 * Makes a creation a person's draft with the same id, once: not if it was claimed before, and not if the person has `limit` drafts. A
 * running creation without an owner becomes theirs. One transaction, so concurrent claims are serialized.
 */
export async function claimCreationRow(db: Database, { id, userId, at, limit }: Claim): Promise<void> {
  const hasRoom = sql`(select count(*) from draft_websites where user_id = ${userId}) < ${limit} and ${isAlive(userId)}`
  await db.batch([
    db
      .update(creations)
      .set({ userId })
      .where(and(eq(creations.id, id), eq(creations.status, 'running'), isNull(creations.userId), hasRoom)),
    insertDraft(db, { id, owner: sql`${userId}`, at, limit }),
    nameDraft(db, id),
    givePictures(db, id),
  ])
}

/** The draft made from a finished creation. `owner` comes from the creation's row. */
function insertDraft(db: Database, { id, owner, at, limit }: { id: string; owner: SQL; at: Date; limit: number }) {
  const time = at.getTime()
  return rawStatement(
    db,
    sql`
    insert into draft_websites
      (id, user_id, version, website_settings, pictures, business_name, revision, created_at, modified_at)
    select id, ${owner}, ${fieldOf('version', sql`version`)}, website_settings, pictures,
      ${fieldOf('businessName', sql`business_name`)}, 1, ${time}, ${time}
    from creations
    where id = ${id} and draft_id is null and status = 'done' and ${owner} is not null
      and (select count(*) from draft_websites where draft_websites.user_id = ${owner}) < ${limit} and ${isAlive(owner)}`,
  )
}

/** A field of a creation's document. Its column is only right for a compressed one: the version before doesn't write it. */
const fieldOf = (name: string, column: SQL) =>
  sql`case when typeof(website_settings) = 'text' then json_extract(website_settings, ${`$.${name}`}) else ${column} end`

/** Records the owner permanently, even if the draft is deleted later. */
const nameDraft = (db: Database, id: string) =>
  rawStatement(
    db,
    sql`
    update creations set draft_id = id, user_id = (select draft_websites.user_id from draft_websites where id = creations.id)
    where id = ${id} and draft_id is null and exists (select 1 from draft_websites where id = ${id})`,
  )

/** Assigns pictures that were stored before the draft existed to its owner. */
const givePictures = (db: Database, id: string) =>
  rawStatement(
    db,
    sql`
    update website_images set user_id = (select draft_websites.user_id from draft_websites where id = ${id}), unused_since = null
    where draft_id = ${id} and exists (select 1 from draft_websites where id = ${id} and user_id <> website_images.user_id)`,
  )

/** A creation's state; undefined if it doesn't exist. `owned` is the draft if it is this person's. */
export const findClaim = (db: Database, { id, userId }: Pick<Claim, 'id' | 'userId'>) =>
  db
    .select({
      status: creations.status,
      userId: creations.userId,
      claimed: creations.draftId,
      owned: draftWebsites.id,
    })
    .from(creations)
    .leftJoin(draftWebsites, and(eq(draftWebsites.id, creations.draftId), eq(draftWebsites.userId, userId)))
    .where(eq(creations.id, id))
    .get()

/** A few creations that started before a time and never ended. */
export const listStuckCreations = (db: Database, time: Date) =>
  db
    .select()
    .from(creations)
    .where(and(sql`${creations.status} = 'running'`, lt(creations.createdAt, time)))
    .limit(20)

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
