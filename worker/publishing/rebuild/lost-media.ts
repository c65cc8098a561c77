import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Env } from '../../env.ts'
import type { StoredVariant } from '../../pictures/picture-rows.ts'
import { insertRemoval, removeFiles } from '../../pictures/removals.ts'
import { websiteImages } from '../../pictures/tables.ts'
import type { ServiceContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { mediaKey, mediaKeysOf } from '../../platform/store/media.ts'
import type { Finding, Part, Rebuilt } from './stored-releases.ts'

/** Deletes the files among the next ones in the media store that belong to no picture. */
export async function removeLostMedia(ctx: ServiceContext, cursor: string): Promise<Part> {
  const { keys, next } = await listMediaKeys(ctx.env, cursor)
  const byHash = Map.groupBy(keys, hashOfKey)
  const strays = byHash.get(undefined) ?? []
  const hashes = [...byHash.keys()].filter((hash) => hash !== undefined)
  const known = await findHashes(ctx.db, hashes)
  if (strays.length > 0) await removeMediaKeys(ctx.env, strays)
  const done: Partial<Rebuilt>[] = [{ filesRemoved: strays.length }]
  for (const hash of hashes) if (!known.has(hash)) done.push(await removeLost(ctx, hash))
  return { next, done }
}

/** The same lease as in the regular removal: while the files are being deleted, nobody can upload the same picture again. */
async function removeLost(ctx: ServiceContext, hash: string): Promise<Partial<Rebuilt>> {
  const files = await listFilesOf(ctx.env, hash)
  await insertRemoval(ctx.db, { hash, at: ctx.now() })
  return { filesRemoved: (await removeFiles(ctx, hash)) === 'done' ? files.size : 0 }
}

const picturesAtOnce = 50

/** Lists the next pictures with lost files: nothing can recreate an upload. */
export async function checkPictures(ctx: ServiceContext, after: string): Promise<Part> {
  const pictures = await listReadyPictures(ctx.db, { after, limit: picturesAtOnce })
  const findings = await Promise.all(
    pictures.map(async ({ hash, variants }): Promise<Finding[]> => {
      const files = await listFilesOf(ctx.env, hash)
      const isWhole = variants.every(({ variant }) => files.has(mediaKey(hash, variant)))
      return isWhole ? [] : [{ kind: 'missing-picture', what: hash }]
    }),
  )
  return {
    next: pictures.length < picturesAtOnce ? null : (pictures.at(-1)?.id ?? null),
    done: [{ findings: findings.flat() }],
  }
}

/** A picture of a website, with its stored sizes. */
type ListedPicture = { id: string; hash: string; variants: StoredVariant[] }

/** Pictures with all their files in the store, in order of id after `after`. */
async function listReadyPictures(
  db: Database,
  { after, limit }: { after: string; limit: number },
): Promise<ListedPicture[]> {
  const rows = await db
    .select({ id: websiteImages.id, hash: websiteImages.hash, variants: websiteImages.variants })
    .from(websiteImages)
    .where(and(gt(websiteImages.id, after), eq(websiteImages.state, 'ready')))
    .orderBy(asc(websiteImages.id))
    .limit(limit)
  return rows.map((row) => ({ ...row, variants: JSON.parse(row.variants) }))
}

/** Which of these hashes belong to a picture, including one that is being stored. */
async function findHashes(db: Database, hashes: string[]): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ hash: websiteImages.hash })
    .from(websiteImages)
    .where(sql`${websiteImages.hash} in (select value from json_each(${JSON.stringify(hashes)}))`)
  return new Set(rows.map(({ hash }) => hash))
}

type Media = Pick<Env, 'MEDIA'>
/** `next` is null at the end. */
type KeyPage = { keys: string[]; next: string | null }

const prefix = 'media/'
const keysPerPage = 500

/** The keys of the media store's files, one page of the listing from a cursor on; blank at first. */
async function listMediaKeys({ MEDIA }: Media, cursor: string): Promise<KeyPage> {
  const page = await MEDIA.list({ prefix, limit: keysPerPage, ...(cursor && { cursor }) })
  return { keys: page.objects.map(({ key }) => key), next: page.truncated ? page.cursor : null }
}

/** The keys of a picture's files in the store. */
async function listFilesOf({ MEDIA }: Media, hash: string): Promise<Set<string>> {
  const { objects } = await MEDIA.list({ prefix: `${prefix}${hash}/` })
  return new Set(objects.map(({ key }) => key))
}

/** The hash of the picture that a key may belong to; undefined for any other key. */
function hashOfKey(key: string): string | undefined {
  const hash = key.slice(prefix.length).split('/', 1)[0] ?? ''
  return /^[0-9a-f]{64}$/.test(hash) && mediaKeysOf(hash).includes(key) ? hash : undefined
}

/** Deletes files that belong to no picture. Throws R2's error. */
const removeMediaKeys = ({ MEDIA }: Media, keys: string[]): Promise<void> => MEDIA.delete(keys)
