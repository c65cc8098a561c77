import { looks } from '../../renderer/styles/looks.ts'
import type { Brief } from './brief.ts'
import type { ContentInput } from './content-input.ts'
import { artwork, ownPicture } from './pictures.ts'
import { turned } from './variation.ts'

/** Fills rows of two and of three alike. */
const shown = 6

export function galleryContent(brief: Brief): ContentInput<'Gallery'> {
  const { copy, pictures } = brief.industry
  return {
    heading: copy.headings.gallery,
    frame: looks[brief.style].galleryFrame,
    items: turned(pictures.gallery, brief.seed, 'gallery')
      .slice(0, shown)
      .map(([phrase, description, caption], index) => ({
        id: `picture-${index + 1}`,
        image: artwork(brief, ownPicture(brief, [phrase, description], index), `gallery ${index + 1}`),
        caption,
      })),
  }
}
