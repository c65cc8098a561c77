import { filled } from '../../renderer/facts/fact-words.ts'
import type { Brief } from './brief.ts'
import type { ContentInput } from './content-input.ts'
import { headline, strongFacts } from './headline.ts'
import { callLink, noLink } from './links.ts'
import { capitalized, compared } from './own-words.ts'
import { artwork, picturesOf } from './pictures.ts'
import { tellingSentences } from './quote-banner.ts'
import { turned } from './variation.ts'

const longestLine = 80

/** A wide picture of the trade with a fact on it. None where nothing is known to draw, or no fact is left to say. */
export function imageBannerContent(brief: Brief, nth: number): ContentInput<'ImageBanner'> | undefined {
  const picture = turned(picturesOf(brief)?.banners ?? [], brief.seed, 'banner picture')[nth - 1]
  const heading = bannerLines(brief)[nth - 1]
  if (!picture || heading === undefined) return undefined
  const call = callLink(brief)
  return {
    image: artwork(brief, picture, `banner ${nth}`),
    heading,
    button: nth === 1 && !compared(heading).includes(compared(call.value)) ? call : noLink,
    height: nth === 1 ? 440 : 320,
    overlay: 0.4,
  }
}

/** What can stand on a picture: a sentence that no text banner takes, facts that the headline leaves out, then how to call. */
function bannerLines(brief: Brief): string[] {
  const sentences = tellingSentences(brief)
    .slice(brief.textBanners)
    .filter((text) => text.length <= longestLine)
  const title = compared(headline(brief))
  const facts = strongFacts(brief).filter((fact) => !title.includes(compared(fact)))
  const number = callLink(brief).value
  const call = number !== '' && brief.said ? filled(brief.said.call, { number }) : number
  return [...sentences, ...facts.map(capitalized), call].filter((line) => line !== '')
}
