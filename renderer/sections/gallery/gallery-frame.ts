import { fewestInCarousel, type galleryLayouts } from '../../document/enumerations.ts'
import type { SectionOf } from '../../document/section-types.ts'
import type { Image } from '../../document/values/image.ts'
import { isShown, nearestFrame, ownRatio, type PictureFrame } from '../../elements/pictures/pictures.ts'
import type { Layout } from '../../styles/site-style.ts'

type Content = SectionOf<'Gallery'>['content']
export type GalleryLayout = (typeof galleryLayouts)[number]

/** 'Auto', single pictures and short carousels use the grid. */
export function galleryLayout({ layout, items }: Content): GalleryLayout {
  const count = items.filter(({ image }) => isShown(image)).length
  if (count <= 1 || layout === 'Auto') return 'Grid'
  return layout === 'Carousel' && count < fewestInCarousel ? 'Grid' : layout
}

/** The frame of the gallery's pictures. In columns, each frame is close to the picture's own ratio. */
export const galleryFrame = (content: Content, { looseGrid, ownShapes }: Layout['Gallery']): PictureFrame => {
  const layout = galleryLayout(content)
  if (ownShapes && content.layout === 'Auto') return { frame: 'Own' }
  return { frame: content.frame, loose: layout === 'Masonry' || (layout === 'Grid' && looseGrid) }
}

export const ownFrame = (image: Image): PictureFrame => ({ frame: nearestFrame(ownRatio(image) ?? 1) })
