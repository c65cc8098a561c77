import { primaryLanguage } from '../../renderer/document/values/languages.ts'
import { languageIn } from '../../renderer/languages/languages.ts'

/** 'I', 'we', 'my' or 'our' as the third word or before; anywhere in Japanese and Korean. */
export function speaker(language: string, last = 3): RegExp | undefined {
  const voice = languageIn(language)?.voice
  if (!voice) return undefined
  const words = `${voice.I}|${voice.we}`
  return /^(?:ja|ko)$/.test(primaryLanguage(language))
    ? new RegExp(words, 'u')
    : new RegExp(`^(?:\\S+\\s+){0,${last - 1}}(?:${words}${verbs[primaryLanguage(language)] ?? ''})(?!\\p{L})`, 'iu')
}

/** Verbs that say 'I' or 'we' by their ending. */
const verbs: Readonly<Record<string, string>> = {
  fr: '|on',
  pt: '|\\p{L}{2,}[aei]mos|sou|faço|trabalho',
  it: '|\\p{L}*iamo|sono|faccio|lavoro',
  pl: '|\\p{L}{2,}(?:ę|my)|jestem|robię',
}
