import { primaryLanguage } from '../../../renderer/document/values/languages.ts'
import { languageOf } from '../facts/language-of.ts'

/** In letters: shorter texts don't reveal their language. */
const minLetters = 120

/** Whether an answer is in the page's language, if the owner's own words are recognizable as that language. */
export function isInLanguage(answer: string, own: string, language: string): boolean {
  const [primary, region = ''] = [primaryLanguage(language), language.split('-')[1]]
  if (answer.replace(/\P{L}/gu, '').length < minLetters || languageOf(own, region) !== primary) return true
  return languageOf(answer, region) === primary
}
