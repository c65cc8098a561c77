import { type Brief, mainLink, wovenTexts } from './brief.ts'
import type { ContentInput } from './content-input.ts'
import { artwork, ownPicture } from './pictures.ts'
import { turned } from './variation.ts'

export function imageBannerContent(brief: Brief, nth: number): ContentInput<'ImageBanner'> {
  const { copy, pictures } = brief.industry
  const picture = turned(pictures.banners, brief.seed, 'banner picture')[nth - 1] ?? pictures.hero
  return {
    image: artwork(brief, ownPicture(brief, picture, nth), `banner ${nth}`),
    heading: wovenTexts(brief, copy.bannerLines, 'banner line', { characters: 80 })[nth - 1] ?? '',
    button: nth === 1 ? mainLink(brief) : {},
    height: nth === 1 ? 440 : 320,
    overlay: 0.4,
  }
}
