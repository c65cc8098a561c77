import { type Counts, isAnything, summed } from '#editor/visits/visit-bars.ts'
import { numberWords } from '#editor/visits/visit-words.ts'
import type { Week } from '#worker/week/schema.ts'

export type SaidOfWeek = Pick<Week, 'counted' | 'visits'> & {
  /** Whether any website is online. */
  isOnline: boolean
  needs: number
}

/** The week in one sentence. */
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

/** '86 visitors came, 9 tapped to call and 4 wrote'. Calls and bookings are taps on links, which not every browser reports. */
export function happened({ visitors, views, calls, mails, bookings, messages }: Counts): string {
  const first =
    visitors > 0
      ? `${numberWords(visitors)} ${visitors === 1 ? 'visitor' : 'visitors'} came`
      : views > 0 && `Your pages were opened ${views === 1 ? 'once' : `${numberWords(views)} times`}`
  const others: [count: number, did: string][] = [
    [calls, 'tapped to call'],
    [bookings, 'tapped to book'],
    [mails, 'tapped to email'],
    [messages, 'wrote'],
  ]
  const parts = [
    ...(first ? [first] : []),
    ...others.flatMap(([count, did]) => (count > 0 ? `${numberWords(count)} ${did}` : [])),
  ]
  const [last = '', ...before] = parts.toReversed()
  return before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`
}
