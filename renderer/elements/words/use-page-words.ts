import { tagOrEnglish } from '../../document/values/languages.ts'
import { pageWords } from '../../languages/languages.ts'
import { useSite } from '../../site/site-context.ts'
import { inLanguage } from './in-language.ts'

/**
 * The page's fixed texts in the owner's language, or in English. If English, `lang` is for elements with these texts,
 * and `ownerLang` for owner text inside them. Unlike `inLanguage`, sets no direction.
 */
export function usePageWords() {
  const { language } = useSite()
  const { lang } = inLanguage(tagOrEnglish(language), language)
  return { ...pageWords(language), lang, ownerLang: lang && language }
}
