import type { Brief } from './brief.ts'
import type { ContentInput } from './content-input.ts'
import { callLink, noLink } from './links.ts'
import { artwork, picturesOf } from './pictures.ts'
import { tellingSentences } from './quote-banner.ts'
import { turned } from './variation.ts'

const longestLine = 80

/** A wide picture of the trade under one of the owner's sentences. None where there is neither: a fact alone says too little there. */
export function imageBannerContent(brief: Brief, nth: number): ContentInput<'ImageBanner'> | undefined {
  const picture = turned(picturesOf(brief)?.banners ?? [], brief.seed, 'banner picture')[nth - 1]
  const heading = tellingSentences(brief)
    .slice(brief.textBanners)
    .filter((text) => text.length <= longestLine)[nth - 1]
  if (!picture || heading === undefined) return undefined
  return {
    image: artwork(brief, picture, `banner ${nth}`),
    heading,
    button: nth === 1 ? callLink(brief) : noLink,
    height: nth === 1 ? 440 : 320,
    overlay: 0.4,
  }
}
