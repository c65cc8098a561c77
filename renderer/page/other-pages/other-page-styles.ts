import { minifyCss } from '../../css/minify.ts'
import { usedRules } from '../../css/used-rules.ts'
import { type PresetStyle, presetStyles } from '../../document/enumerations.ts'
import type { WebsiteSettings } from '../../document/website-settings.ts'
import { longestWord } from '../../elements/words/wordy.ts'
import { reaches } from '../../fonts/font-files.ts'
import { fontRules } from '../../fonts/font-rules.ts'
import { documentReach, reachOf } from '../../fonts/reach.ts'
import { pageWords } from '../../languages/languages.ts'
import { replyWords } from '../../languages/reply-words.ts'
import { remember } from '../../remember.ts'

import { sectionRenderers } from '../../sections/registry.ts'
import { presets } from '../../styles/registry.ts'
import { legalStyles } from '../legal/styles.ts'
import { sectionOf } from '../page-facts.ts'
import { nothingStyles } from './nothing-styles.ts'

/** The classes that the other pages share with the index: its sheet keeps their rules, whether it has them or not. */
export const sharedClasses = ['section', 'plain', 'nothing', 'inner', 'head', 'lead', 'actions', 'button', 'primary']

/** All that the second sheet may hold in a style: the first keeps the colors that it uses, whichever pages there are. */
export const otherPagesRules = (style: PresetStyle): string => {
  const { nothing, law } = presets[style].otherPages
  return otherPagesStyles + nothingStyles + nothing + legalStyles + law
}

/**
 * The second sheet of the pages beside the index, one for them all: the first is the index's own. `said` is all that they say, which may
 * need more letters of the fonts than the index does.
 */
export function otherPageStyles(document: WebsiteSettings, said: string): string {
  const { style, theme, settings } = document
  const { otherPages } = presets[style]
  const reach = reachOf(said)
  const isFurther = reaches.indexOf(reach) > reaches.indexOf(documentReach(document))
  const law = settings.legal.privacy || settings.legal.terms ? legalStyles + otherPages.law : ''
  return [
    isFurther ? fontRules(theme, reach) : '',
    sectionOf(document, 'Introduction') ? '' : introductionStyles(style),
    minifyCss(otherPagesStyles + nothingStyles + otherPages.nothing + law),
    `.nothing{--word:${longestHeadingWord(document)}}`,
  ].join('')
}

/** In letters, of the headings of the short pages, which are sized as an introduction's. */
function longestHeadingWord({ settings: { language, formLanguage } }: WebsiteSettings): number {
  return longestWord(`${pageWords(language).nothingToSee} ${replyWords(formLanguage).thanks.heading}`)
}

/** The page for wrong addresses is built as an introduction, whose rules the index lacks where it has none. */
const introductionStyles = remember((style: PresetStyle): string => {
  const { page, sections } = presets[style]
  const own = usedRules(minifyCss(page), new Set(['hero', 'pitch', 'plain', 'inner']))
  return own + minifyCss(sectionRenderers.Introduction.styles + sections.Introduction)
}, presetStyles.length)

/** The footer stays at the bottom of the window on a short page. */
export const otherPagesStyles = `
body { display: flex; flex-direction: column; min-height: 100svh }
main { display: grid; grid-template-columns: minmax(0, 1fr); flex: 1 }
`
