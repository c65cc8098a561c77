import { and, asc, eq } from 'drizzle-orm'
import type { AccountDeletion } from '../accounts/deletion/deletion-rows.ts'
import {
  type ArchiveFile,
  type DeletionStep,
  distinctNames,
  fileNameOf,
  jsonFile,
  type WebsiteFolder,
} from '../accounts/parts.ts'
import type { ServiceContext } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import type { OwnedDraft, Owner } from '../platform/owner.ts'
import { readMedia } from '../platform/store/media.ts'
import { HOUR } from '../platform/time.ts'
import type { PictureRow, StoredVariant } from './picture-rows.ts'
import { drainMediaRemovals, insertRemovalsOf } from './removals.ts'
import { websiteImages } from './tables.ts'

export const deletingPictures: DeletionStep = { name: 'pictures', run: deletePictures }

/** If the store fails to delete files now, garbage collection will. */
async function deletePictures(ctx: ServiceContext, { userId }: AccountDeletion): Promise<void> {
  const at = ctx.now()
  await deletePictureRows(ctx.db, { userId, at, pendingUntil: new Date(at.getTime() + HOUR) })
  await drainMediaRemovals(ctx)
}

/** Deletes a person's picture rows, and queues their files for deletion unless someone else's pictures share them. */
const deletePictureRows = (db: Database, of: Owner & { at: Date; pendingUntil: Date }) =>
  db.batch([insertRemovalsOf(db, of), db.delete(websiteImages).where(eq(websiteImages.userId, of.userId))])

const endings: Record<string, string> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/avif': 'avif',
}

/** The extension of a stored picture's file name. */
export const pictureEnding = ({ httpMetadata }: R2ObjectBody): string =>
  endings[httpMetadata?.contentType ?? ''] ?? 'bin'

/** A website's pictures in the largest stored size, each read only when needed; then a list that describes them. */
export async function* pictureFiles(
  ctx: ServiceContext,
  { draftId, folder, of }: WebsiteFolder,
): AsyncGenerator<ArchiveFile> {
  const rows = await listPictureRecords(ctx.db, { userId: of.userId, draftId })
  if (rows.length === 0) return
  const distinct = distinctNames()
  const list = []
  for (const row of rows) {
    const stored = await largestFile(ctx, row)
    const name = distinct([row.kind, fileNameOf(row.description)].filter(Boolean).join('-'))
    const file = stored && `pictures/${name}.${pictureEnding(stored)}`
    list.push(recordOf(row, file))
    if (file) yield { name: `${folder}/${file}`, lastModified: row.createdAt, input: stored.body }
  }
  yield jsonFile(`${folder}/pictures.json`, list, of.at)
}

async function largestFile(ctx: ServiceContext, { hash, variants }: PictureRow): Promise<R2ObjectBody | undefined> {
  const stored: StoredVariant[] = JSON.parse(variants)
  for (const { variant } of stored.toSorted((a, b) => b.width - a.width)) {
    const file = await readMedia(ctx.env, { hash, variant }, '')
    if (file) return file
  }
  return undefined
}

const recordOf = (
  { userId: _userId, draftId: _draftId, checkedAt: _checkedAt, tags, credit, variants, ...row }: PictureRow,
  file: string | undefined,
) => ({
  file: file ?? null,
  ...row,
  tags: JSON.parse(tags),
  credit: credit === null ? null : JSON.parse(credit),
  variants: JSON.parse(variants),
})

const listPictureRecords = (db: Database, { userId, draftId }: OwnedDraft) =>
  db
    .select()
    .from(websiteImages)
    .where(and(eq(websiteImages.draftId, draftId), eq(websiteImages.userId, userId)))
    .orderBy(asc(websiteImages.createdAt), asc(websiteImages.id))
