import { hasCounts, sumDays } from '#editor/visits/visit-bars.ts'
import { numberWords, summaryText } from '#editor/visits/visit-words.ts'
import type { Week } from '#worker/week/schema.ts'

export type WeekFacts = Pick<Week, 'counted' | 'visits'> & {
  isOnline: boolean
  needs: number
}

export function weekSentence({ counted, visits, isOnline, needs }: WeekFacts): string {
  const rest = needs === 0 ? ', and nothing needs you' : ''
  if (visits && visits.since !== null) {
    const counts = sumDays(visits.days)
    return hasCounts(counts) ? `${summaryText(counts)}.` : `Nobody visited this week${rest}.`
  }
  if (!isOnline) return 'Nothing is online yet.'
  if (counted && visits) return 'Your website waits for its first visitor.'
  return needs === 0
    ? 'Nothing needs you.'
    : `${numberWords(needs)} ${needs === 1 ? 'thing needs' : 'things need'} you.`
}
