import { primaryLanguage } from '../../renderer/document/values/languages.ts'
import { languageIn } from '../../renderer/languages/languages.ts'

/** Matches 'I', 'we', 'my' or 'our' among the first three words; anywhere in Japanese and Korean. */
export function speaker(language: string, last = 3): RegExp | undefined {
  const voice = languageIn(language)?.voice
  if (!voice) return undefined
  const words = `${voice.I}|${voice.we}`
  return /^(?:ja|ko)$/.test(primaryLanguage(language))
    ? new RegExp(words, 'u')
    : new RegExp(`^(?:\\S+\\s+){0,${last - 1}}(?:${words}${verbs[primaryLanguage(language)] ?? ''})(?!\\p{L})`, 'iu')
}

/** Verbs whose ending expresses 'I' or 'we'. */
const verbs: Readonly<Record<string, string>> = {
  fr: '|on',
  pt: '|\\p{L}{2,}[aei]mos|sou|faço|trabalho',
  it: '|\\p{L}*iamo|sono|faccio|lavoro',
  pl: '|\\p{L}{2,}(?:ę|my)|jestem|robię',
}
