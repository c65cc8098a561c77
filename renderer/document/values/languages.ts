/** Supported languages and their BCP 47 tags. Documents store the form language by name. */
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

/** Form language for a page's BCP 47 language. Undefined if forms aren't translated. */
export const formLanguageFor = (language: string): FormLanguage | undefined =>
  formLanguages.find((known) => tags[known] === primaryLanguage(language))

/** Language of legal pages and replies for a page's BCP 47 language. Defaults to English. */
export const tagOrEnglish = (language: string): LanguageTag => tags[formLanguageFor(language) ?? 'english']

export const hasWords = (language: string): boolean => formLanguageFor(language) !== undefined

/** Removes the region: `de` for `de-AT`. */
export const primaryLanguage = (language: string): string => language.toLowerCase().split('-')[0] ?? ''
