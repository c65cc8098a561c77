import { tagOrEnglish } from '../../document/values/languages.ts'
import { pageWords } from '../../languages/languages.ts'
import { useSite } from '../../site/site-context.ts'
import { inLanguage } from './in-language.ts'

/**
 * The page's own words, in the language that its owner set, else in English. Then `lang` is of an element that says them, and `ownerLang` of
 * what the owner wrote inside that. Neither turns its text, as `inLanguage` does.
 */
export function usePageWords() {
  const { language } = useSite()
  const { lang } = inLanguage(tagOrEnglish(language), language)
  return { ...pageWords(language), lang, ownerLang: lang && language }
}
