import { type Image, image } from '../../renderer/document/image.ts'
import type { Photos } from './photos.ts'

/** Artwork instead of photographs: drawn from the keyword in the site's own colours, each with a seed of its own. */
export const embeddedPhotos: Photos = {
  search: async ({ keyword, count }) => Array.from({ length: count }, (_, index) => artwork(keyword, index)),
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
