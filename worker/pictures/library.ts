import type * as z from 'zod'
import { limits } from '../../renderer/document/fields/limits.ts'
import { image } from '../../renderer/document/values/image.ts'
import { type MediaVariant, mediaPath } from '../../renderer/document/values/media.ts'
import { canSuggestDescriptions } from '../adapters/ai/choose-model.ts'
import { choosePhotos } from '../adapters/photos/choose-photos.ts'
import type { ServiceContext } from '../platform/context.ts'
import { AppError } from '../platform/http/errors.ts'
import type { OwnedDraft } from '../platform/owner.ts'
import {
  listLibraryRows,
  markPictureRemoved,
  type PictureRow,
  type StoredVariant,
  updatePictureRow,
} from './picture-rows.ts'
import type { LibraryPicture, PictureLibrary, pictureChange } from './schema.ts'

/** A website's pictures, newest first. Throws not_found. */
export async function listPictures(ctx: ServiceContext, draft: OwnedDraft): Promise<PictureLibrary> {
  const rows = await listLibraryRows(ctx.db, draft)
  if (!rows) throw new AppError('not_found')
  return {
    pictures: rows.map(libraryPictureOf),
    limit: limits.imagesPerWebsite,
    canSuggest: canSuggestDescriptions(ctx.env),
    photoSources: choosePhotos(ctx.env).map(({ source }) => source),
  }
}

type Change = OwnedDraft & { imageId: string } & z.infer<typeof pictureChange>

/** Changes a picture's description in the library, but not on pages that already show it. Throws not_found. */
export async function changePicture(
  ctx: ServiceContext,
  { description, tags, ...which }: Change,
): Promise<LibraryPicture> {
  const row = await updatePictureRow(ctx.db, { ...which, description, tags: tags && JSON.stringify(tags) })
  if (!row) throw new AppError('not_found')
  return libraryPictureOf(row)
}

type Which = OwnedDraft & { imageId: string }

/** Removes a picture from the library, which makes room for another; pages with it still show it. Throws not_found. */
export async function removePicture(ctx: ServiceContext, which: Which): Promise<void> {
  if (!(await markPictureRemoved(ctx.db, { ...which, at: ctx.now() }))) throw new AppError('not_found')
}

/** The type of each stored size in an image's URLs. */
const urlTypes = {
  thumbnail: 'thumbnail',
  small: 'small',
  regular: 'regular',
  full: 'full',
  'icon-32': 'thumbnail',
  'icon-180': 'small',
  'icon-192': 'regular',
  'icon-512': 'full',
  card: 'full',
} as const satisfies Record<MediaVariant, string>

/** A stored picture as its owner sees it; `image` can go into a document unchanged. */
export function libraryPictureOf(row: PictureRow): LibraryPicture {
  const variants: StoredVariant[] = JSON.parse(row.variants)
  return {
    id: row.id,
    image: image.parse({
      provider: row.provider,
      description: row.description,
      tags: JSON.parse(row.tags),
      ...(row.credit === null ? {} : { credit: JSON.parse(row.credit) }),
      urls: variants.map(({ variant, ...sides }) => ({
        type: urlTypes[variant],
        url: mediaPath(row.hash, variant),
        ...sides,
      })),
    }),
    width: row.width,
    height: row.height,
    bytes: row.bytes,
    addedAt: row.createdAt.toISOString(),
  }
}
