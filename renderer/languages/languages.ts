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

/** `tag` is BCP 47. Undefined if unsupported. */
export const languageIn = (tag: string): Language | undefined => {
  const primary = primaryLanguage(tag)
  return Object.hasOwn(languages, primary) ? languages[primary as LanguageTag] : undefined
}

/** `tag` is BCP 47. Defaults to English. */
export const pageWords = (tag: string): PageWords => (languageIn(tag) ?? en).page

export const formWords = (language: FormLanguage): FormWords => {
  const code = tagOf(language)
  return { ...languages[code].form, code }
}

/** Legal texts and their language, by BCP 47 tag. Defaults to English. */
export async function legalWords(tag: string): Promise<LegalWords> {
  const language = tagOrEnglish(tag)
  return { ...(await languages[language].legal()).legal, language }
}

/** `tag` is the visitor's BCP 47 language. Defaults to English. */
export const messageWords = async (tag: string): Promise<MessageWords> =>
  (await languages[tagOrEnglish(tag)].messages()).messages

/** Undefined in unsupported languages, so pages don't mix in English. */
export const factWordsIn = (tag: string): FactWords | undefined => languageIn(tag)?.facts

export const factWords = (tag: string): FactWords => factWordsIn(tag) ?? en.facts
