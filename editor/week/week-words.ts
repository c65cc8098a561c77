import { isAnything, summed } from '#editor/visits/visit-bars.ts'
import { happened, numberWords } from '#editor/visits/visit-words.ts'
import type { Week } from '#worker/week/schema.ts'

export type SaidOfWeek = Pick<Week, 'counted' | 'visits'> & {
  isOnline: boolean
  needs: number
}

export function weekSentence({ counted, visits, isOnline, needs }: SaidOfWeek): string {
  const rest = needs === 0 ? ', and nothing needs you' : ''
  if (visits && visits.since !== null) {
    const counts = summed(visits.days)
    return isAnything(counts) ? `${happened(counts)}.` : `Nobody visited this week${rest}.`
  }
  if (!isOnline) return 'Nothing is online yet.'
  if (counted && visits) return 'Your website waits for its first visitor.'
  return needs === 0
    ? 'Nothing needs you.'
    : `${numberWords(needs)} ${needs === 1 ? 'thing needs' : 'things need'} you.`
}
