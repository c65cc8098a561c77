import type { Schedule } from '#worker/publishing/schema.ts'
import { messageFor } from '../errors/error-texts.ts'
import { onWhenWords, whenWords } from './when-words.ts'

/** What happens when: 'Goes online Friday 18:00 · version 8', 'Back to version 4 on Monday 8:00'. An abandoned one says that it is. */
export function scheduleWords({ kind, at, release, failure }: Schedule, ...now: [now?: number]): string {
  if (failure !== null) return `Version ${release} couldn’t go online ${onWhenWords(at, ...now)}`
  return kind === 'publish'
    ? `Goes online ${whenWords(at, ...now)} · version ${release}`
    : `Back to version ${release} ${onWhenWords(at, ...now)}`
}

/** Why it was given up, and what to do. */
export function scheduleAdvice({ kind, release, failure }: Schedule): string {
  if (failure === null) return ''
  const why = messageFor(failure).replace(/(?<![.!?])$/, '.')
  const next = kind === 'publish' ? 'Publish now, or set another time.' : `Publish version ${release} yourself.`
  return `${why} Visitors still see the earlier version. ${next}`
}
