import type { LibraryPicture } from '../../../../worker/pictures/schema.ts'

/** The pictures whose description and tags hold every word that is sought, in any order. */
export function matchingPictures(pictures: readonly LibraryPicture[], sought: string): readonly LibraryPicture[] {
  const words = plain(sought).split(/\s+/).filter(Boolean)
  if (words.length === 0) return pictures
  return pictures.filter(({ image }) => {
    const text = plain([image.description, ...image.tags].join(' '))
    return words.every((word) => text.includes(word))
  })
}

/** Without case and accents: 'Café' is found by 'cafe'. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
