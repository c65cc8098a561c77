import {
  type FormLanguage,
  type LanguageTag,
  primaryLanguage,
  tagOf,
  tagOrEnglish,
} from '../document/values/languages.ts'
import { de } from './de/index.ts'
import { en } from './en/index.ts'
import { es } from './es/index.ts'
import type { FactWords } from './fact-words.ts'
import type { FormWords } from './form-words.ts'
import { fr } from './fr/index.ts'
import { it } from './it/index.ts'
import { ja } from './ja/index.ts'
import { ko } from './ko/index.ts'
import type { Language } from './language.ts'
import type { LegalWords } from './legal-words.ts'
import type { MessageWords } from './message-words.ts'
import { nl } from './nl/index.ts'
import type { PageWords } from './page-words.ts'
import { pl } from './pl/index.ts'
import { pt } from './pt/index.ts'

export const languages: Record<LanguageTag, Language> = { en, es, fr, it, de, pt, nl, pl, ja, ko }

/** A language by the first part of its tag (BCP 47); undefined where pages have no words in it. */
export const languageIn = (tag: string): Language | undefined => {
  const primary = primaryLanguage(tag)
  return Object.hasOwn(languages, primary) ? languages[primary as LanguageTag] : undefined
}

/** A page's own words in its language (BCP 47), else in English. */
export const pageWords = (tag: string): PageWords => (languageIn(tag) ?? en).page

/** The form's words, with the code of their language (BCP 47). */
export const formWords = (language: FormLanguage): FormWords => {
  const code = tagOf(language)
  return { ...languages[code].form, code }
}

/** The texts of the legal pages in a page's language (BCP 47), else in English, with the language they are in. */
export async function legalWords(tag: string): Promise<LegalWords> {
  const language = tagOrEnglish(tag)
  return { ...(await languages[language].legal()).legal, language }
}

/** The words around messages in a visitor's language (BCP 47), else in English. */
export const messageWords = async (tag: string): Promise<MessageWords> =>
  (await languages[tagOrEnglish(tag)].messages()).messages

/** The words around facts; undefined in a language without them, so that no English filler is shown. */
export const factWordsIn = (tag: string): FactWords | undefined => languageIn(tag)?.facts

/** The same, else in English. */
export const factWords = (tag: string): FactWords => factWordsIn(tag) ?? en.facts
