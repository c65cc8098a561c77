import type { ImageBannerLayout } from '../../document/enumerations.ts'
import type { SectionOf } from '../../document/section-types.ts'
import { isPattern } from '../../document/values/image.ts'
import { isShown } from '../../elements/pictures/pictures.ts'
import type { Layout } from '../../styles/site-style.ts'

/**
 * A heading on a pattern would cross its shapes, so the pattern is beside the heading unless the style gives the heading its own block. A
 * picture without a heading takes the full width.
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

export const isOnBannerPicture = (section: SectionOf<'ImageBanner'>, layout: Layout) =>
  isShown(section.content.image) && imageBannerLayout(section, layout) === 'FullPicture'
