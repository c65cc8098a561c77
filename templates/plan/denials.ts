import { primaryLanguage } from '../../renderer/document/values/languages.ts'
import { limiters, negators } from './phrases.ts'
import { speaker } from './speaker.ts'

/** Whether a sentence denies something, or limits something other than the owner's way of working. */
export const isDenial = (text: string, language: string): boolean =>
  isNegation(text, language) || (isLimited(text, language) && !mentionsSpeaker(text, language))

/** Whether a sentence contains 'no' or 'not'. */
export const isNegation = (text: string, language: string): boolean => matchesPhrases(negators, language).test(text)

/** Whether a sentence contains 'only', 'never' or 'without'. */
export const isLimited = (text: string, language: string): boolean => matchesPhrases(limiters, language).test(text)

/** Matches 'I come to you', 'Drop off or we come to you'. */
export const mentionsSpeaker = (text: string, language: string): boolean => speaker(language, 5)?.test(text) === true

function matchesPhrases(words: typeof negators, language: string): RegExp {
  const own = words[primaryLanguage(language)] ?? '(?!)'
  return new RegExp(`(?<!\\p{L})(?:${own})(?!\\p{L})|${words.ja}|${words.ko}`, 'iu')
}

export const knowsDenials = (language: string): boolean => primaryLanguage(language) in negators

/** 'Nails' for 'Nails, no acrylics' and 'Nails, acrylics no'. */
export function upToDenial(text: string, language: string): string {
  const found = [negators, limiters].map((words) => text.search(matchesPhrases(words, language)))
  const at = Math.min(...found.filter((index) => index !== -1), text.length)
  if (at <= 3 || at === text.length) return text
  const isBehind =
    text.search(matchesPhrases(negators, language)) === at &&
    /^\p{L}+\s*(?:[,;.!)]|$)/u.test(text.slice(at)) &&
    /\p{L}\s+$/u.test(text.slice(0, at))
  const item = isBehind ? Math.max(...[',', ';', ':'].map((sign) => text.lastIndexOf(sign, at))) : at
  return item > 3 ? text.slice(0, item).replace(/[\s,;:–—-]+$/u, '') : text
}
