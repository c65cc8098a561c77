import { image } from '../../../renderer/document/image.ts'
import { type MediaVariant, mediaPath } from '../../../renderer/document/media.ts'
import type { LibraryPicture } from '../../contract/pictures.ts'
import type { PictureRow, StoredVariant } from '../../storage/pictures/picture-rows.ts'

/** As what a stored size stands among an image's addresses. */
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

/** A stored picture as its owner reads it; its image goes into a document as it is. */
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
