import type { Business } from '../document/business.ts'
import type { Voice } from '../languages/heading-words.ts'
import { languageIn } from '../languages/languages.ts'

/** The grammatical person of the owner's sentences, by frequency. 'they' without 'I' or 'we'. */
export function voiceOf({ sentences }: Pick<Business, 'sentences'>, language: string): Voice {
  const voice = languageIn(language)?.voice
  if (!voice) return 'they'
  const text = sentences.map((one) => one.text).join(' ')
  const count = (words: string) => text.match(new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'giu'))?.length ?? 0
  const [mine, ours] = [count(voice.I), count(voice.we)]
  return mine + ours === 0 ? 'they' : ours > mine ? 'we' : 'I'
}
