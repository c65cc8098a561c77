import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import type { StoredVariant } from '../pictures/picture-rows.ts'
import { websiteImages } from '../schema/pictures.ts'

/** A picture that a website has, with the sizes that it is stored in. */
type ListedPicture = { id: string; hash: string; variants: StoredVariant[] }

/** Pictures whose files are all in the store, by id, those that come after `after`. */
export async function listReadyPictures(
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

/** Which of these hashes a picture has, one that is being stored included. */
export async function findHashes(db: Database, hashes: string[]): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ hash: websiteImages.hash })
    .from(websiteImages)
    .where(sql`${websiteImages.hash} in (select value from json_each(${JSON.stringify(hashes)}))`)
  return new Set(rows.map(({ hash }) => hash))
}
