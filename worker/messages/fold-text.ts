import { plainLetters } from '../adapters/places/fold-place-name.ts'
import type { Answer } from './schema.ts'

/** Folds text for search: lowercase, without accents, full-width forms or repeated spaces. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\x20-\x7e]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()

/** A phone number's digits without leading zeros, so that 0043 equals +43. */
export const digitsOf = (phone: string): string =>
  foldText(phone)
    .replace(/[^0-9]/g, '')
    .replace(/^0+/, '')

type SearchedFields = { name: string; email: string; phone: string; message: string; answers?: string | undefined }

/** A message's `searchText`: one folded line per field, starting with the phone's digits. `answers` is the stored JSON. */
export function searchTextOf({ name, email, phone, message, answers = '[]' }: SearchedFields): string {
  const values = (JSON.parse(answers) as Answer[]).map(({ value }) => value)
  return [digitsOf(phone), ...[name, email, phone, message, ...values].map(foldText)].join('\n')
}
