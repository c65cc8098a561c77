import { languageIn } from '../languages/languages.ts'
import { voiceOf } from './voice.ts'

/** Default heading of areas or hours, in the owner's voice. Blank in unsupported languages. */
export const factHeading = (of: 'areas' | 'hours', business: Parameters<typeof voiceOf>[0], language: string): string =>
  languageIn(language)?.headings[of][voiceOf(business, language)] ?? ''
