import { type Image, image } from '../../renderer/document/image.ts'
import type { Photos } from './photos.ts'

const perPage = 24

/** Artwork instead of photographs: drawn from the keyword in the site's own colours, each with a seed of its own. */
export const embeddedPhotos: Photos = {
  source: 'Artwork',
  search: async ({ keyword, page }) => ({
    photos: Array.from({ length: perPage }, (_, index) => ({
      image: artwork(keyword, (page - 1) * perPage + index),
      choice: null,
      color: null,
    })),
    more: true,
  }),
}

function artwork(keyword: string, index: number): Image {
  const tags = keyword.toLowerCase().split(/\s+/).slice(0, 12)
  return image.parse({ provider: 'Artwork', description: keyword, tags, seed: seedOf(keyword) + index })
}

/** The same keyword finds the same pictures. Between 0 and 2^30. */
function seedOf(text: string): number {
  let hash = 2166136261
  for (const character of text.toLowerCase()) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619)
  return hash >>> 2
}
