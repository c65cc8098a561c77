import { voiceOf } from '../../facts/voice.ts'
import { languageIn } from '../../languages/languages.ts'
import { useFacts, useSite } from '../../site/site-context.ts'

/** What stands above the areas and the opening hours, in the owner's voice. Blank in a language without words. */
export function useFactHeading(of: 'areas' | 'hours'): string {
  const { business } = useFacts()
  const { language } = useSite()
  return languageIn(language)?.headings[of][voiceOf(business, language)] ?? ''
}
