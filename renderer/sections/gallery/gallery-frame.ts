import type { SectionOf } from '../../document/section-types.ts'
import { isShown, type PictureFrame } from '../../elements/pictures/pictures.ts'
import type { Layout } from '../../styles/site-style.ts'

type Content = SectionOf<'Gallery'>['content']

/** Whether there is a strip to move along. A single picture stands like one in a grid. */
export const isCarousel = ({ layout, items }: Content) =>
  layout === 'Carousel' && items.filter(({ image }) => isShown(image)).length > 1

/** The frame of the gallery's pictures. */
export const galleryFrame = (content: Content, { looseGrid }: Layout['Gallery']): PictureFrame => ({
  frame: content.frame,
  loose: looseGrid && !isCarousel(content),
})
