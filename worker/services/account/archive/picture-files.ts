import { listPictureRecords } from '../../../storage/account-archive.ts'
import { readMedia } from '../../../storage/media-store/read-media.ts'
import type { PictureRow, StoredVariant } from '../../../storage/pictures/picture-rows.ts'
import type { ServiceContext } from '../../context.ts'
import { type ArchiveFile, type ArchiveOf, jsonFile } from './archive-file.ts'
import { distinctNames, fileNameOf } from './file-names.ts'

const endings: Record<string, string> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/avif': 'avif',
}

type Website = { draftId: string; folder: string; of: ArchiveOf }

/** The pictures of a website, each in the largest size that is kept, read when its turn comes; then a list that says what each is. */
export async function* pictureFiles(
  ctx: ServiceContext,
  { draftId, folder, of }: Website,
): AsyncGenerator<ArchiveFile> {
  const rows = await listPictureRecords(ctx.db, { userId: of.userId, draftId })
  if (rows.length === 0) return
  const distinct = distinctNames()
  const list = []
  for (const row of rows) {
    const stored = await largestFile(ctx, row)
    const name = distinct([row.kind, fileNameOf(row.description)].filter(Boolean).join('-'))
    const file = stored && `pictures/${name}.${endings[stored.httpMetadata?.contentType ?? ''] ?? 'bin'}`
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
