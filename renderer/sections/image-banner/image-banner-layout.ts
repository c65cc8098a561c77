import type { ImageBannerLayout } from '../../document/enumerations.ts'
import type { SectionOf } from '../../document/section-types.ts'
import { isShown } from '../../elements/pictures/pictures.ts'
import type { Layout } from '../../styles/site-style.ts'

/**
 * The layout that an image banner is drawn in. A drawing is a picture of things, and a heading on top of it would cross them: it stands
 * beside its heading unless the style gives the heading its own block. A picture without a heading has the whole width.
 */
export function imageBannerLayout(
  { content: { layout, image, heading } }: SectionOf<'ImageBanner'>,
  { ImageBanner }: Layout,
): ImageBannerLayout {
  if (!isShown(image)) return 'FullPicture'
  if (layout !== 'Auto') return layout
  const crossed = image.provider === 'Artwork' && heading.trim() !== '' && !ImageBanner.onBlock
  return crossed ? 'Split' : 'FullPicture'
}

/** Whether the heading stands on the picture. */
export const isOnBannerPicture = (section: SectionOf<'ImageBanner'>, layout: Layout) =>
  isShown(section.content.image) && imageBannerLayout(section, layout) === 'FullPicture'
