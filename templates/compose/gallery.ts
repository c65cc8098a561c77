import { looks } from '../../renderer/styles/looks.ts'
import type { Brief } from './brief.ts'
import type { ContentInput } from './content-input.ts'
import { navigationLabel } from './navigation.ts'
import { artwork, picturesOf } from './pictures.ts'
import { turned } from './variation.ts'

/** Fills rows of two and of three alike. */
const shown = 6

/**
 * Drawings of a listed trade, without captions because they show nobody's work. Undefined for other trades, and where the owner has said
 * little more than the trade: a page of drawings looks empty.
 */
export function galleryContent(brief: Brief): ContentInput<'Gallery'> | undefined {
  const pictures = picturesOf(brief)
  const { services, sentences } = brief.business
  if (!pictures || (services.length === 0 && sentences.every(({ covered }) => covered))) return undefined
  return {
    ...blankGallery(brief),
    frame: looks[brief.style].galleryFrame,
    items: turned(pictures.gallery, brief.seed, 'gallery')
      .slice(0, shown)
      .map(([phrase, description], index) => ({
        id: `picture-${index + 1}`,
        image: artwork(brief, [phrase, description], `gallery ${index + 1}`),
        caption: '',
      })),
  }
}

export const blankGallery = (brief: Brief): ContentInput<'Gallery'> => ({
  heading: navigationLabel(brief, 'Gallery'),
  items: [],
})
