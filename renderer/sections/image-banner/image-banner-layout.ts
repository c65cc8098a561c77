import type { ImageBannerLayout } from '../../document/enumerations.ts'
import type { SectionOf } from '../../document/section-types.ts'
import { isPattern } from '../../document/values/image.ts'
import { isShown } from '../../elements/pictures/pictures.ts'
import type { Layout } from '../../styles/site-style.ts'

/**
 * The layout that an image banner is drawn in. A heading on top of a pattern would cross its shapes: the pattern stands beside
 * its heading unless the style gives the heading its own block. A picture without a heading has the whole width.
 */
export function imageBannerLayout(
  { content: { layout, image, heading } }: SectionOf<'ImageBanner'>,
  { ImageBanner }: Layout,
): ImageBannerLayout {
  if (!isShown(image)) return 'FullPicture'
  if (layout !== 'Auto') return layout
  const crossed = isPattern(image) && heading.trim() !== '' && !ImageBanner.onBlock
  return crossed ? 'Split' : 'FullPicture'
}

/** Whether the heading stands on the picture. */
export const isOnBannerPicture = (section: SectionOf<'ImageBanner'>, layout: Layout) =>
  isShown(section.content.image) && imageBannerLayout(section, layout) === 'FullPicture'
