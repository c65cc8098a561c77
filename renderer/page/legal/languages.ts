import { type LegalLanguage, legalLanguage } from '../../document/values/languages.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { italian } from './italian.ts'
import { japanese } from './japanese.ts'
import { korean } from './korean.ts'
import type { LegalWords } from './legal-words.ts'
import { spanish } from './spanish.ts'

const words: Record<LegalLanguage, LegalWords> = {
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  de: german,
  ja: japanese,
  ko: korean,
}

/** The texts about the law in a page's language (BCP 47); in English where there are none in it. */
export const legalWords = (language: string): LegalWords => words[legalLanguage(language)]
