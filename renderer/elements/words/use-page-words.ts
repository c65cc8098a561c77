import { pageWords } from '../../languages/languages.ts'
import { useSite } from '../../site/site-context.ts'

/** The page's own words, in the language that its owner set. */
export const usePageWords = () => pageWords(useSite().language)
