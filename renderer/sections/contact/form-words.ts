import type { FormLanguage } from '../../document/values/languages.ts'
import { english } from './words/english.ts'
import type { FormWords } from './words/form-words.ts'
import { french } from './words/french.ts'
import { german } from './words/german.ts'
import { italian } from './words/italian.ts'
import { japanese } from './words/japanese.ts'
import { korean } from './words/korean.ts'
import { spanish } from './words/spanish.ts'

/** What the contact form says, in each language that it can be set to. */
export const formWords: Record<FormLanguage, FormWords> = {
  english,
  spanish,
  french,
  italian,
  german,
  japanese,
  korean,
}
