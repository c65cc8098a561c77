import { and, asc, eq, gt } from 'drizzle-orm'
import type { StoredVariant } from '../../pictures/picture-rows.ts'
import { websiteImages } from '../../pictures/tables.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { mediaKey } from '../../platform/store/media.ts'

const picturesPerPart = 50

/** The hashes of pictures that lost files, among the next ones in order of id. Only their owners can upload them again. */
export async function findMissingPictures(
  { db, env: { MEDIA } }: ServiceContext,
  after: string,
): Promise<{ hashes: string[]; next: string | null }> {
  const rows = await db
    .select({ id: websiteImages.id, hash: websiteImages.hash, variants: websiteImages.variants })
    .from(websiteImages)
    .where(and(gt(websiteImages.id, after), eq(websiteImages.state, 'ready')))
    .orderBy(asc(websiteImages.id))
    .limit(picturesPerPart)
  const found = rows.map(async ({ hash, variants }) => {
    const { objects } = await MEDIA.list({ prefix: `media/${hash}/` })
    const stored = new Set(objects.map(({ key }) => key))
    const expected: StoredVariant[] = JSON.parse(variants)
    return expected.every(({ variant }) => stored.has(mediaKey(hash, variant))) ? [] : [hash]
  })
  return {
    hashes: (await Promise.all(found)).flat(),
    next: rows.length < picturesPerPart ? null : (rows.at(-1)?.id ?? null),
  }
}
