import { languageIn } from '../languages/languages.ts'
import { voiceOf } from './voice.ts'

/** The usual heading of the areas or the opening hours, in the owner's voice. Blank in a language without one. */
export const factHeading = (of: 'areas' | 'hours', business: Parameters<typeof voiceOf>[0], language: string): string =>
  languageIn(language)?.headings[of][voiceOf(business, language)] ?? ''
