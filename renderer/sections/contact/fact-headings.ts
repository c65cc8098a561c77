import { voiceOf } from '../../facts/voice.ts'
import { languageIn } from '../../languages/languages.ts'
import { useFacts, useSite } from '../../site/site-context.ts'

/** Returns the heading of the areas or the opening hours in the owner's voice. Blank in an unsupported language. */
export function useFactHeading(of: 'areas' | 'hours'): string {
  const { business } = useFacts()
  const { language } = useSite()
  return languageIn(language)?.headings[of][voiceOf(business, language)] ?? ''
}
