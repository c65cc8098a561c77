import { type Image, image } from '../../renderer/document/image.ts'
import type { Photos } from './photos.ts'

const perPage = 24

/**
 * Illustrations of the keyword in the website's colors, each with a different seed. A word that no drawing shows finds nothing. The
 * vocabulary is large, so the first search loads it.
 */
export const embeddedPhotos: Photos = {
  source: 'Artwork',
  search: async ({ keyword, page }) => {
    const { readKeywords } = await import('../../renderer/artwork/keywords.ts')
    const { topic, named } = readKeywords(keyword)
    return topic !== undefined || named.length > 0 ? illustrations(keyword, page) : { photos: [], more: false }
  },
}

const illustrations = (keyword: string, page: number) => ({
  photos: Array.from({ length: perPage }, (_, index) => ({
    image: artwork(keyword, (page - 1) * perPage + index),
    choice: null,
    color: null,
  })),
  more: true,
})

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
