import { eq } from 'drizzle-orm'
import type { Image } from '../../renderer/document/values/image.ts'
import { parseMediaPath } from '../../renderer/document/values/media.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { createDraft, saveDraft } from '../drafts/drafts.ts'
import { removePicture } from '../pictures/library.ts'
import { storePicture } from '../pictures/store-picture.ts'
import { websiteImages } from '../pictures/tables.ts'
import { mapWithConcurrency } from '../platform/concurrency.ts'
import type { ServiceContext } from '../platform/context.ts'
import { newId } from '../platform/crypto/hash.ts'
import type { Database } from '../platform/db/database.ts'
import { logFailure } from '../platform/log/log.ts'
import type { Caller, OwnedDraft, Owner } from '../platform/owner.ts'
import { deleteDraft } from '../publishing/take-down.ts'
import type { DownloadPicture } from './contents.ts'
import { type ReadWebsite, readWebsite } from './read-website.ts'

type Import = Owner & { caller: Caller; archive: Uint8Array }

const picturesAtOnce = 3

/**
 * Makes a draft of a download, with its pictures. Those that the person still has stay the same files; others are stored like uploads,
 * which the document then names. When that fails, the draft is deleted again. Throws what readWebsite, createDraft and storePicture throw.
 */
export async function importWebsite(ctx: ServiceContext, { userId, caller, archive }: Import) {
  const website = readWebsite(archive)
  const { document, pictures } = website
  const draftId = newId()
  await createDraft(ctx, { userId, draftId, websiteSettings: document, pictures })
  try {
    const images = await storeMissing(ctx, { ...website, userId, draftId, caller })
    if (images.size > 0) {
      const websiteSettings = withPictures(document, images) as WebsiteSettings
      await saveDraft(ctx, { userId, draftId, revision: 1, websiteSettings })
    }
  } catch (error) {
    await deleteDraft(ctx, { userId, draftId }).catch((failure: unknown) =>
      logFailure('downloads.import_not_removed', failure, { draftId }),
    )
    throw error
  }
  return { draftId, businessName: document.businessName }
}

/** The new images of pictures that the draft lacks, by their hash in the download. */
type Images = ReadonlyMap<string, readonly Image[]>

async function storeMissing(
  ctx: ServiceContext,
  { pictures, bytesOf, caller, ...of }: ReadWebsite & OwnedDraft & { caller: Caller },
): Promise<Images> {
  const there = new Set((await listHeld(ctx.db, of.draftId)).map(({ kind, hash }) => `${kind} ${hash}`))
  const missing = pictures.filter(({ kind, hash }) => !there.has(`${kind} ${hash}`))
  const images = new Map<string, Image[]>()
  const store = async ({ hash, inLibrary, file, ...about }: DownloadPicture) => {
    const bytes = bytesOf({ hash, inLibrary, file, ...about })
    if (!bytes) return
    const { id, image } = await storePicture(ctx, { ...of, ...about, caller, bytes })
    images.set(hash, [...(images.get(hash) ?? []), image])
    if (!inLibrary) await removePicture(ctx, { ...of, imageId: id })
  }
  // First those that make room again.
  const inTurn = missing.toSorted((a, b) => Number(a.inLibrary) - Number(b.inLibrary))
  await mapWithConcurrency(
    inTurn.map((picture) => () => store(picture)),
    picturesAtOnce,
  )
  return images
}

const listHeld = (db: Database, draftId: string) =>
  db
    .select({ kind: websiteImages.kind, hash: websiteImages.hash })
    .from(websiteImages)
    .where(eq(websiteImages.draftId, draftId))

/** The value with the addresses of other images in place of those that it names. */
function withPictures(value: unknown, images: Images): unknown {
  if (Array.isArray(value)) return newUrls(value, images) ?? value.map((item) => withPictures(item, images))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withPictures(part, images)]))
}

/** For the addresses of one picture: those of the image in its place. A picture and an icon may be of the same file. */
function newUrls([first]: readonly unknown[], images: Images): Image['urls'] | undefined {
  const url = typeof first === 'object' && first !== null && 'url' in first ? String(first.url) : ''
  const media = parseMediaPath(url)
  const found = media && images.get(media.hash)
  const same = found?.find(({ urls }) => urls.some((one) => parseMediaPath(one.url)?.variant === media?.variant))
  return (same ?? found?.[0])?.urls
}
