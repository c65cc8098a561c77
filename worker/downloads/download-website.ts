import { makeZip } from 'client-zip'
import { and, asc, eq } from 'drizzle-orm'
import { mediaPath, mediaRoot } from '../../renderer/document/values/media.ts'
import { type ArchiveFile, jsonFile } from '../accounts/parts.ts'
import { isInLibrary } from '../drafts/rows.ts'
import { pictureEnding } from '../pictures/account.ts'
import type { PictureRow, StoredVariant } from '../pictures/picture-rows.ts'
import { websiteImages } from '../pictures/tables.ts'
import { siteOrigin } from '../platform/addresses/hosts.ts'
import type { ServiceContext } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import { AppError } from '../platform/http/errors.ts'
import { countAttempt } from '../platform/limits/count-attempt.ts'
import type { OwnedDraft } from '../platform/owner.ts'
import { readMedia } from '../platform/store/media.ts'
import { findSiteSource, picturesNamedIn, type SiteSource, siteFiles } from '../publishing/static-site.ts'
import { contentsName, type DownloadContents, type DownloadPicture, documentName, downloadFormat } from './contents.ts'
import { readme } from './readme.ts'
import { maxDownloadBytes } from './schema.ts'

/**
 * A person's website as a ZIP file, created while it is sent: its pages for any static host, and what an import needs. Throws not_found,
 * too_many_requests.
 */
export async function downloadWebsite(ctx: ServiceContext, of: OwnedDraft) {
  const source = await findSiteSource(ctx.db, of)
  if (!source) throw new AppError('not_found')
  await countAttempt(ctx, 'downloads of an account', of.userId)
  const at = ctx.now()
  const name = source.draft.businessName
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return {
    fileName: `${name || 'website'}-${at.toISOString().slice(0, 10)}.zip`,
    body: makeZip(downloadFiles(ctx, { ...source, of, at })),
  }
}

type Downloading = SiteSource & { of: OwnedDraft; at: Date }

/** In bytes, with the fonts: far more than any website has. */
const roomForTexts = 4 * 1024 * 1024

/** Reads each file only once the previous one is sent. */
async function* downloadFiles(ctx: ServiceContext, { of, at, ...source }: Downloading): AsyncGenerator<ArchiveFile> {
  const { draft, live } = source
  const address = live && draft.handle ? siteOrigin(ctx.env, draft.handle) : null
  yield { name: 'README.md', lastModified: at, input: readme({ businessName: draft.businessName, at, address }) }
  yield jsonFile(documentName, JSON.parse(draft.document), draft.modifiedAt)
  const names = new Set<string>()
  let room = maxDownloadBytes - roomForTexts
  for await (const file of siteFiles(ctx, source)) {
    const name = `site/${file.name}`
    names.add(name)
    room -= file.size ?? 0
    yield { ...file, name }
  }
  const pictures: DownloadPicture[] = []
  const shown = new Set([...picturesNamedIn(draft.document).values()].map(({ hash }) => hash))
  for (const { row, inLibrary } of await listPictures(ctx.db, of)) {
    if (!inLibrary && !shown.has(row.hash)) continue
    const stored = await largestFile(ctx, row)
    const path = stored && `${mediaPath(row.hash, stored.variant).slice(1)}.${pictureEnding(stored.file)}`
    const fits = stored !== undefined && stored.file.size <= room
    const isShown = names.has(`site/${path}`)
    const smaller = [...names].findLast((name) => name.startsWith(`site${mediaRoot}${row.hash}/`)) ?? null
    const file = isShown ? `site/${path}` : fits ? `pictures/${path}` : smaller
    pictures.push(pictureOf(row, { inLibrary, file }))
    if (!stored || file === null || names.has(file)) {
      await stored?.file.body.cancel()
      continue
    }
    room -= stored.file.size
    names.add(file)
    yield { name: file, lastModified: row.createdAt, input: stored.file.body }
  }
  const contents: DownloadContents = { format: downloadFormat, madeAt: at.toISOString(), pictures }
  yield jsonFile(contentsName, contents, at)
}

async function largestFile(ctx: ServiceContext, { hash, variants }: PictureRow) {
  const stored: StoredVariant[] = JSON.parse(variants)
  for (const { variant } of stored.toSorted((a, b) => b.width - a.width)) {
    const file = await readMedia(ctx.env, { hash, variant }, '')
    if (file) return { variant, file }
  }
  return undefined
}

const pictureOf = (
  { hash, kind, provider, description, tags, credit }: PictureRow,
  more: Pick<DownloadPicture, 'inLibrary' | 'file'>,
): DownloadPicture => ({
  ...{ hash, kind, provider, description },
  tags: JSON.parse(tags),
  ...(credit === null ? {} : { credit: JSON.parse(credit) }),
  ...more,
})

const listPictures = (db: Database, { userId, draftId }: OwnedDraft) =>
  db
    .select({ row: websiteImages, inLibrary: isInLibrary.mapWith(Boolean) })
    .from(websiteImages)
    .where(and(eq(websiteImages.draftId, draftId), eq(websiteImages.userId, userId), eq(websiteImages.state, 'ready')))
    .orderBy(asc(websiteImages.createdAt), asc(websiteImages.id))
