/** What the pages about the law and replies to visitors are written in. */
export const legalLanguages = ['en', 'es', 'fr', 'it', 'de', 'ja', 'ko'] as const
export type LegalLanguage = (typeof legalLanguages)[number]

/** Which of them those of a language (BCP 47) get: its own, else English. */
export const legalLanguage = (language: string): LegalLanguage =>
  legalLanguages.find((known) => known === primaryOf(language)) ?? 'en'

/** Whether that is its own. */
export const hasLegalLanguage = (language: string): boolean => primaryOf(language) === legalLanguage(language)

const primaryOf = (language: string) => language.toLowerCase().split('-')[0]
