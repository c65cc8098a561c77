import { plainLetters } from '../adapters/places/fold-place-name.ts'

/** A text as it is searched: without case, accents and widths, whatever is between words being one space. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\x20-\x7e]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()

/** The digits of a phone number however it is spaced, without the noughts that it may begin with: 0043 is +43. */
export const digitsOf = (phone: string): string =>
  foldText(phone)
    .replace(/[^0-9]/g, '')
    .replace(/^0+/, '')

type Sent = { name: string; email: string; phone: string; message: string }

/** Everything of a message that is searched, folded, a line each: stored as its `searchText`. The first are the phone's digits. */
export const searchTextOf = ({ name, email, phone, message }: Sent): string =>
  [digitsOf(phone), ...[name, email, phone, message].map(foldText)].join('\n')
