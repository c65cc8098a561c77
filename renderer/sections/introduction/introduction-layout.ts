import type { IntroductionLayout } from '../../document/enumerations.ts'
import type { SectionOf } from '../../document/section-types.ts'
import { isShown } from '../../elements/pictures/pictures.ts'
import type { Layout } from '../../styles/site-style.ts'

/**
 * The layout that an introduction is drawn in. Only a photograph fills the screen without its owner's choice: a drawing under a scrim is
 * neither dark enough for text nor bright enough to look at. Without a picture, all layouts are the one of text alone.
 */
export function introductionLayout(
  { content: { layout, image } }: SectionOf<'Introduction'>,
  { Introduction }: Layout,
): IntroductionLayout {
  if (!isShown(image)) return 'TypeOnly'
  if (layout !== 'Auto') return layout
  return image.provider === 'Artwork' ? 'Split' : Introduction.photograph
}

/** The class that a layout's CSS begins with. Text on a picture has the class of that ground. */
export const introductionClasses: Record<IntroductionLayout, string> = {
  FullPicture: 'hero',
  Split: 'hero beside',
  TypeOnly: 'hero typed',
  CardOverPicture: 'hero over',
}
