/**
 * The languages that the product has words in, with their tags (BCP 47). A document stores its form's language by name.
 */
const tags = {
  english: 'en',
  spanish: 'es',
  french: 'fr',
  italian: 'it',
  german: 'de',
  portuguese: 'pt',
  dutch: 'nl',
  polish: 'pl',
  japanese: 'ja',
  korean: 'ko',
} as const
export type FormLanguage = keyof typeof tags
export type LanguageTag = (typeof tags)[FormLanguage]

export const formLanguages = Object.keys(tags) as FormLanguage[]
export const languageTags: readonly LanguageTag[] = Object.values(tags)

export const tagOf = (language: FormLanguage): LanguageTag => tags[language]

/** The form's language for a page in a language (BCP 47); undefined if forms have no words in it. */
export const formLanguageFor = (language: string): FormLanguage | undefined =>
  formLanguages.find((known) => tags[known] === primaryLanguage(language))

/** The language of legal pages and replies for a page in a language (BCP 47): its own, else English. */
export const tagOrEnglish = (language: string): LanguageTag => tags[formLanguageFor(language) ?? 'english']

export const hasWords = (language: string): boolean => formLanguageFor(language) !== undefined

/** The language of a tag without its region: `de` of `de-AT`. */
export const primaryLanguage = (language: string): string => language.toLowerCase().split('-')[0] ?? ''
