import { anyOf, greetings, swearing } from './phrases.ts'
import { isLabel } from './sentence-text.ts'

/** Whether a part should never appear on a page: a list's heading, or swearing. */
export const isUnfit = (text: string): boolean => isLabel(text) || coarse.test(text)

const coarse = new RegExp(`(?<!\\p{L})(?:${anyOf(swearing)})(?!\\p{L})`, 'iu')

/** Greetings, rhetorical questions and keyboard mashing. */
export const isTalk = (text: string): boolean =>
  /[\p{sc=Latin}]{50}/u.test(text) ||
  /^(?:so,? )?what (?:do|can|should) (?:I|we)(?!\p{L})/iu.test(text) ||
  /\?["'”’)]*$/u.test(text) ||
  /^(?:ok(?:ay)?|thanks?|thank you|cheers|danke|merci|gracias|grazie)\W*$/iu.test(text) ||
  greeting.test(text)

const greeting = new RegExp(
  `^(?:${anyOf(greetings)})(?: (?:there|all|everyone|zusammen|a todos|à tous))?[^\\p{L}\\p{N}]*$`,
  'iu',
)

/** 'We’re …' for 'Hiya so we’re …', 'Wir sind …' for 'Moin, wir sind …'. */
export const withoutGreeting = (text: string): string => text.replace(opening, '')

const opening = new RegExp(
  `^(?:(?:ok(?:ay)?|so(?=,? (?:I|we)(?!\\p{L}))|${anyOf(greetings)})(?:[,!.\\s\\p{Extended_Pictographic}]+))+(?=\\p{L}.{8})`,
  'iu',
)
