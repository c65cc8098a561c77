import { useSite } from '../../site/site-context.ts'
import { pageWords } from './page-words.ts'

/** The page's own words, in the language that its owner set. */
export const usePageWords = () => pageWords(useSite().language)
