import { minifyCss } from '../../css/minify.ts'
import { usedRules } from '../../css/used-rules.ts'
import { type PresetStyle, presetStyles } from '../../document/enumerations.ts'
import type { WebsiteSettings } from '../../document/website-settings.ts'
import { longestWord } from '../../elements/words/long-words.ts'
import { reaches } from '../../fonts/font-files.ts'
import { fontRules } from '../../fonts/font-rules.ts'
import { documentReach, reachOf } from '../../fonts/reach.ts'
import { pageWords } from '../../languages/languages.ts'
import { replyWords } from '../../languages/reply-words.ts'
import { memoize } from '../../memoize.ts'

import { sectionRenderers } from '../../sections/registry.ts'
import { presets } from '../../styles/registry.ts'
import { legalStyles } from '../legal/styles.ts'
import { sectionOf } from '../page-facts.ts'
import { shortPageStyles } from './short-page-styles.ts'

/** Classes shared by the other pages. The home page's sheet always includes their rules. */
export const sharedClasses = ['section', 'plain', 'nothing', 'inner', 'head', 'lead', 'actions', 'button', 'primary']

/** All rules that the second sheet can contain in a style. The first sheet keeps the colors used here, whichever pages exist. */
export const otherPagesRules = (style: PresetStyle): string => {
  const { short, legal } = presets[style].otherPages
  return otherPagesStyles + shortPageStyles + short + legalStyles + legal
}

/**
 * The second sheet, shared by all pages except the home page; the first is the home page's. `said`: all of their text,
 * which may require more font files than the home page.
 */
export function otherPageStyles(document: WebsiteSettings, said: string): string {
  const { style, theme, settings } = document
  const { otherPages } = presets[style]
  const reach = reachOf(said)
  const isFurther = reaches.indexOf(reach) > reaches.indexOf(documentReach(document))
  const legal = settings.legal.privacy || settings.legal.terms ? legalStyles + otherPages.legal : ''
  return [
    isFurther ? fontRules(theme, reach) : '',
    sectionOf(document, 'Introduction') ? '' : introductionStyles(style),
    minifyCss(otherPagesStyles + shortPageStyles + otherPages.short + legal),
    `.nothing{--word:${longestHeadingWord(document)}}`,
  ].join('')
}

/** The length of the longest word in a heading of the short pages, which have the size of an introduction's. */
function longestHeadingWord({ settings: { language, formLanguage } }: WebsiteSettings): number {
  return longestWord(`${pageWords(language).nothingToSee} ${replyWords(formLanguage).thanks.heading}`)
}

/** The 404 page uses the introduction's rules. The home page's sheet lacks them if it has no introduction. */
const introductionStyles = memoize((style: PresetStyle): string => {
  const { page, sections } = presets[style]
  const own = usedRules(minifyCss(page), new Set(['hero', 'pitch', 'plain', 'inner']))
  return own + minifyCss(sectionRenderers.Introduction.styles + sections.Introduction)
}, presetStyles.length)

/** Keeps the footer at the bottom of the window on short pages. */
export const otherPagesStyles = `
body { display: flex; flex-direction: column; min-height: 100svh }
main { display: grid; grid-template-columns: minmax(0, 1fr); flex: 1 }
`
