import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { limits } from '../../renderer/document/fields/limits.ts'
import type { ServiceContext } from '../platform/context.ts'
import { hashOf, newId } from '../platform/crypto/hash.ts'
import { type Database, rawStatement, runBatch } from '../platform/db/database.ts'
import { AppError } from '../platform/http/errors.ts'
import { logFailure } from '../platform/log/log.ts'
import type { Caller, OwnedDraft, Owner } from '../platform/owner.ts'
import { makeFiles, writeAvifs } from './encode.ts'
import { type Inspected, inspectPicture, mustFitKind } from './inspect-picture.ts'
import { libraryPictureOf } from './library.ts'
import { nobody, type PictureRow, type StoredVariant } from './picture-rows.ts'
import { insertRemoval, removeFiles } from './removals.ts'
import type { LibraryPicture } from './schema.ts'
import { countSizes, type PictureKind, sizesIn } from './sizes.ts'
import { websiteImages } from './tables.ts'

type NewPicture = Owner & {
  /** The caller whose limit the upload counts toward. */
  caller: Caller
  draftId: string
  bytes: Uint8Array
  kind: PictureKind
  provider: PictureRow['provider']
  description: string
  tags: readonly string[]
  credit?: { name: string; url: string } | undefined
  /** The website is still being created: `draftId` is its creation's id. */
  isCreation?: true
}

/**
 * Stores a website's picture in all its sizes. Re-encodes the upload, which drops its metadata. Uploading the same file again returns the
 * existing picture, even if the website is full. Throws not_found, unsupported_media_type, picture_unreadable, picture_limit_reached,
 * upload_limit_reached, upload_failed.
 */
export async function storePicture(ctx: ServiceContext, picture: NewPicture): Promise<LibraryPicture> {
  const isOwn = picture.isCreation ? isOwnCreation(picture) : isOwnDraft(picture)
  const { userId, draftId, bytes, kind, provider, description } = picture
  const header = inspectPicture(bytes)
  mustFitKind(kind, header)
  const { width, height } = header
  const place: NewPlace = {
    ...{ id: newId(), userId, draftId, kind, provider, description, width, height },
    hash: await hashOf(bytes),
    tags: JSON.stringify(picture.tags),
    credit: picture.credit ? JSON.stringify(picture.credit) : null,
    bytes: bytes.length,
    createdAt: ctx.now(),
  }
  const row = await takePlace(ctx, place, isOwn)
  if (row.state === 'ready') return libraryPictureOf(row)
  const { refundUnreadable } = await countSizes(ctx, picture.caller, sizesIn(kind)).catch(async (error: unknown) => {
    await giveUp(ctx, place)
    throw error
  })
  const filled = fill(ctx, place, { bytes, header }).catch(refundUnreadable)
  // Continues after a disconnect, so that no incomplete picture remains.
  ctx.defer(filled.catch(() => {}))
  return libraryPictureOf(await filled)
}

async function fill(
  ctx: ServiceContext,
  place: NewPlace,
  { bytes, header }: { bytes: Uint8Array; header: Inspected },
): Promise<PictureRow> {
  const source = { hash: place.hash, kind: place.kind, bytes, header }
  try {
    const files = await makeFiles(ctx.env, source)
    const row = (await fillPlace(ctx.db, place, files)) ?? (await waitForPicture(ctx, place))
    if (!row) throw new AppError('upload_failed')
    ctx.defer(writeAvifs(ctx.env, source, files).finally(() => removeUnlessUsed(ctx, place.hash)))
    return row
  } catch (error) {
    await giveUp(ctx, place)
    if (error instanceof AppError) throw error
    logFailure('pictures.not_stored', error, { pictureHash: place.hash, draftId: place.draftId })
    throw new AppError('upload_failed')
  }
}

/** The person's data may have been deleted while the last files were being written. */
async function removeUnlessUsed(ctx: ServiceContext, hash: string): Promise<void> {
  const { meta } = await insertRemoval(ctx.db, { hash, at: ctx.now() })
  if (meta.changes > 0) await removeFiles(ctx, hash)
}

/** Removes the row and the files. If that fails, garbage collection will. */
async function giveUp(ctx: ServiceContext, place: NewPlace): Promise<void> {
  try {
    await giveUpPlace(ctx.db, place, ctx.now())
    await removeFiles(ctx, place.hash)
  } catch (error) {
    logFailure('pictures.not_removed', error, { pictureHash: place.hash, draftId: place.draftId })
  }
}

const pictures: PlaceLimit = { kinds: ['upload', 'stock'], max: limits.imagesPerWebsite }
/** The limit for derived pictures, far above any real need. */
const made: PlaceLimit = { kinds: ['crop', 'icon', 'card', 'map'], max: 300 }
const limitOf = (kind: PictureRow['kind']) => (pictures.kinds.includes(kind) ? pictures : made)

/** Files are deleted within about a second. */
const pauseMs = 400
const tries = 6

/**
 * Reserves a slot for a picture, or returns the same existing picture. Waits briefly while files of the same hash are being deleted. Throws
 * not_found, picture_limit_reached, upload_failed.
 */
async function takePlace(ctx: ServiceContext, place: NewPlace, isOwn: SQL): Promise<PictureRow> {
  const limit = limitOf(place.kind)
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const { row, isOwned, isLeaving } = await holdPlace(ctx.db, place, { limit, isOwn })
    if (row) return row
    if (!isOwned) throw new AppError('not_found')
    if (!isLeaving) throw new AppError('picture_limit_reached', { limit: limit.max })
    await scheduler.wait(pauseMs)
  }
  throw new AppError('upload_failed')
}

const timeoutMs = 20_000

/** The picture that a concurrent upload of the same file is creating; undefined if that upload fails. */
async function waitForPicture(ctx: ServiceContext, place: NewPlace): Promise<PictureRow | undefined> {
  for (let waited = 0; waited < timeoutMs; waited += pauseMs) {
    const row = await findPlace(ctx.db, place)
    if (row?.state !== 'pending') return row
    await scheduler.wait(pauseMs)
  }
  return undefined
}

type NewPlace = Pick<
  PictureRow,
  | ('id' | 'draftId' | 'userId' | 'kind' | 'hash' | 'provider' | 'description' | 'tags' | 'credit')
  | ('width' | 'height' | 'bytes' | 'createdAt')
>
/** The maximum number of pictures of these kinds per website. */
type PlaceLimit = { kinds: readonly PictureRow['kind'][]; max: number }
type Own = Pick<PictureRow, 'id' | 'hash'>

const columns = getTableColumns(websiteImages)

/** Why no slot was reserved. If neither applies, the website is full. */
type Obstacle = { owned: 0 | 1; leaving: 0 | 1 }

/**
 * Reserves a slot for a picture of a person's draft, or of the creation that will become it, in one statement, so that concurrent uploads
 * can't exceed the limit. If the same picture exists, its row is ready and the picture returns to the library. Otherwise the row is pending
 * and the caller must fill it, even if another upload of the same file has started. Without a row, the draft doesn't exist, the hash is
 * being deleted, or the website is full.
 */
async function holdPlace(db: Database, place: NewPlace, { limit, isOwn }: { limit: PlaceLimit; isOwn: SQL }) {
  const { hash } = place
  const {
    place: [row],
    obstacles,
  } = await runBatch(db, {
    place: insertPlace(db, place, { ...limit, isOwn }),
    obstacles: rawStatement(
      db,
      sql`select ${isOwn} as owned,
        exists (select 1 from media_removals where hash = ${hash}) as leaving`,
    ),
  })
  const [obstacle] = obstacles.results as Obstacle[]
  return { row, isOwned: obstacle?.owned === 1, isLeaving: obstacle?.leaving === 1 }
}

const isOwnDraft = ({ draftId, userId }: OwnedDraft) =>
  sql`exists (select 1 from draft_websites where id = ${draftId} and user_id = ${userId})`

/** A creation has the id of its later draft. */
const isOwnCreation = ({ draftId, userId }: OwnedDraft) => sql`exists (
  select 1 from creations
  where id = ${draftId} and status = 'running' and draft_id is null and coalesce(user_id, ${nobody}) = ${userId})`

function insertPlace(db: Database, place: NewPlace, { kinds, max, isOwn }: PlaceLimit & { isOwn: SQL }) {
  const { draftId, kind, hash } = place
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
        where ${isOwn}
          and not exists (select 1 from media_removals where hash = ${hash})
          and (
            exists (
              select 1 from website_images
              where draft_id = ${draftId} and kind = ${kind} and hash = ${hash} and removed_at is null
            )
            or (
              select count(*) from website_images
              where draft_id = ${draftId} and kind in ${kinds} and removed_at is null
            ) < ${max}
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

/** Marks a picture as ready once its files are stored. Undefined if the slot no longer belongs to the caller. */
const fillPlace = (db: Database, { id }: Own, { width, height, variants }: Files) =>
  db
    .update(websiteImages)
    .set({ state: 'ready', width, height, variants: JSON.stringify(variants) })
    .where(and(eq(websiteImages.id, id), eq(websiteImages.state, 'pending')))
    .returning()
    .get()

/** Releases the caller's slot and queues its files for deletion, unless another row has them. */
const giveUpPlace = (db: Database, { id, hash }: Own, at: Date) =>
  db.batch([
    db.delete(websiteImages).where(and(eq(websiteImages.id, id), eq(websiteImages.state, 'pending'))),
    insertRemoval(db, { hash, at }),
  ])

/** A draft's picture of this file, including one that another request is storing. */
const findPlace = (db: Database, { draftId, kind, hash }: Pick<NewPlace, 'draftId' | 'kind' | 'hash'>) =>
  db
    .select()
    .from(websiteImages)
    .where(and(eq(websiteImages.draftId, draftId), eq(websiteImages.kind, kind), eq(websiteImages.hash, hash)))
    .get()
