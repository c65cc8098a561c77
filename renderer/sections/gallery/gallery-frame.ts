import type { galleryLayouts } from '../../document/enumerations.ts'
import type { SectionOf } from '../../document/section-types.ts'
import type { Image } from '../../document/values/image.ts'
import { isShown, type PictureFrame } from '../../elements/pictures/pictures.ts'
import type { Layout } from '../../styles/site-style.ts'

type Content = SectionOf<'Gallery'>['content']
export type GalleryLayout = (typeof galleryLayouts)[number]

/** The gallery's layout. 'Auto' and a single picture use the grid. */
export function galleryLayout({ layout, items }: Content): GalleryLayout {
  const count = items.filter(({ image }) => isShown(image)).length
  return count <= 1 || layout === 'Auto' ? 'Grid' : layout
}

/** The frame of the gallery's pictures. In columns each has one close to its own shape. */
export const galleryFrame = (content: Content, { looseGrid }: Layout['Gallery']): PictureFrame => {
  const layout = galleryLayout(content)
  return { frame: content.frame, loose: layout === 'Masonry' || (layout === 'Grid' && looseGrid) }
}

/** The shapes of drawings in columns: a rhythm in which neighbors differ, since drawings have no shape of their own. */
const rhythm = ['Portrait', 'Landscape', 'Square', 'Landscape', 'Portrait'] as const

/** The frame closest to a picture's own shape. */
export function ownFrame({ urls, crop }: Image, nth: number): PictureFrame {
  const known = urls.find(({ width, height }) => width && height)
  const ratio = crop?.ratio ?? (known?.width && known.height ? known.width / known.height : undefined)
  if (ratio === undefined) return { frame: rhythm[nth % rhythm.length] ?? 'Square' }
  return { frame: ratio > 1.15 ? 'Landscape' : ratio < 0.87 ? 'Portrait' : 'Square' }
}
