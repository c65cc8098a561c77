import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { rawStatement } from '../raw-statement.ts'
import { websiteImages } from '../schema/pictures.ts'
import { nobody, type PictureRow, type StoredVariant } from './picture-rows.ts'
import { insertRemoval } from './removal-rows.ts'

export type NewPlace = Pick<
  PictureRow,
  | ('id' | 'draftId' | 'userId' | 'kind' | 'hash' | 'provider' | 'description' | 'tags' | 'credit')
  | ('width' | 'height' | 'bytes' | 'createdAt')
>
/** How many pictures of these kinds a website may have. */
export type PlaceLimit = { kinds: readonly PictureRow['kind'][]; most: number }
type Own = Pick<PictureRow, 'id' | 'hash'>

const columns = getTableColumns(websiteImages)

/** Why there was no place: none of the two means that there is no room. */
type Obstacle = { owned: 0 | 1; leaving: 0 | 1 }

/**
 * Holds a place for a picture among those of a person's draft, or of the creation that will become it, in one statement, so that parallel uploads cannot pass the limit.
 * The row is ready when the same picture is there already, which then is back in the library; else pending and the caller's
 * to fill, also when another upload of the same file was at it. Without a row there is no such draft, the hash is on its
 * way out, or there is no room.
 */
export async function holdPlace(db: Database, place: NewPlace, limit: PlaceLimit) {
  const { draftId, userId, hash } = place
  const [[row], obstacles] = await db.batch([
    insertPlace(db, place, limit),
    rawStatement(
      db,
      sql`select ${isOwnedBy(draftId, userId)} as owned,
        exists (select 1 from media_removals where hash = ${hash}) as leaving`,
    ),
  ])
  const [obstacle] = obstacles.results as Obstacle[]
  return { row, isOwn: obstacle?.owned === 1, isLeaving: obstacle?.leaving === 1 }
}

/** A creation has the id that its draft will have. */
const isOwnedBy = (draftId: string, userId: string) => sql`(
  exists (select 1 from draft_websites where id = ${draftId} and user_id = ${userId})
  or exists (
    select 1 from creations
    where id = ${draftId} and status = 'running' and draft_id is null and coalesce(user_id, ${nobody}) = ${userId}
  ))`

function insertPlace(db: Database, place: NewPlace, { kinds, most }: PlaceLimit) {
  const { draftId, userId, kind, hash } = place
  const row: typeof websiteImages.$inferInsert = { ...place, state: 'pending', variants: '[]' }
  const values = Object.entries(columns).map(([name, column]) => {
    const value = row[name as keyof typeof columns] ?? null
    return value === null ? sql`null` : sql`${sql.param(value, column)}`
  })
  const isShown = sql`website_images.state = 'ready' and website_images.removed_at is null`
  const unlessShown = (column: string) =>
    sql`case when ${isShown} then ${sql.raw(`website_images.${column}`)} else ${sql.raw(`excluded.${column}`)} end`
  return db
    .insert(websiteImages)
    .select(
      sql`select ${sql.join(values, sql`, `)}
        where ${isOwnedBy(draftId, userId)}
          and not exists (select 1 from media_removals where hash = ${hash})
          and (
            exists (
              select 1 from website_images
              where draft_id = ${draftId} and kind = ${kind} and hash = ${hash} and removed_at is null
            )
            or (
              select count(*) from website_images
              where draft_id = ${draftId} and kind in ${kinds} and removed_at is null
            ) < ${most}
          )`,
    )
    .onConflictDoUpdate({
      target: [websiteImages.draftId, websiteImages.kind, websiteImages.hash],
      set: {
        id: sql`case when website_images.state = 'pending' then excluded.id else website_images.id end`,
        description: unlessShown('description'),
        tags: unlessShown('tags'),
        credit: unlessShown('credit'),
        createdAt: unlessShown('created_at'),
        removedAt: null,
        unusedSince: null,
      },
    })
    .returning()
}

type Files = { width: number; height: number; variants: StoredVariant[] }

/** Once its files are stored: shows the picture. Undefined when the place is no longer the caller's. */
export const fillPlace = (db: Database, { id }: Own, { width, height, variants }: Files) =>
  db
    .update(websiteImages)
    .set({ state: 'ready', width, height, variants: JSON.stringify(variants) })
    .where(and(eq(websiteImages.id, id), eq(websiteImages.state, 'pending')))
    .returning()
    .get()

/** Gives the caller's place up, and says that the files have to go, unless another row has them. */
export const giveUpPlace = (db: Database, { id, hash }: Own, at: Date) =>
  db.batch([
    db.delete(websiteImages).where(and(eq(websiteImages.id, id), eq(websiteImages.state, 'pending'))),
    insertRemoval(db, { hash, at }),
  ])

/** The picture of a draft that was made of a file, whoever is making it. */
export const findPlace = (db: Database, { draftId, kind, hash }: Pick<NewPlace, 'draftId' | 'kind' | 'hash'>) =>
  db
    .select()
    .from(websiteImages)
    .where(and(eq(websiteImages.draftId, draftId), eq(websiteImages.kind, kind), eq(websiteImages.hash, hash)))
    .get()
