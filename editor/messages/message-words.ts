import { datesBetween, wallTime } from '#renderer/dates/wall-time.ts'
import { type Clock, ownClock } from '#ui/words/when-words.ts'
import type { Answer, MessageFolder, MessageReply, MessageSummary, SpamReason } from '#worker/messages/schema.ts'

export const folderNames: Record<MessageFolder, string> = { inbox: 'Inbox', archive: 'Archive', spam: 'Spam' }

/** The sender's name, otherwise email, otherwise phone. */
export const senderOf = ({ name, email, phone }: Pick<MessageSummary, 'name' | 'email' | 'phone'>): string =>
  name || email || phone || 'No name given'

export const reasonWords: Record<SpamReason, string> = {
  trap: 'A field that people don’t see was filled in.',
  fast: 'It was sent faster than a person can read the page.',
  links: 'It contains links, like advertising does.',
  markup: 'It contains code, which people don’t usually type into a form.',
  language: 'It’s written in an alphabet that your website doesn’t use.',
  words: 'It reads like an advertisement.',
  gibberish: 'It’s made of random letters.',
  repeated: 'The same text or photo was sent to other websites.',
  flood: 'Many messages arrived at once.',
  photos: 'It has photos and no words, or many photos came from this person in a day.',
  challenge: 'It failed the are-you-human check.',
}

export const replyStates: Record<MessageReply['state'], string> = {
  sent: 'Sent',
  waiting: 'On its way',
  failed: 'Not delivered',
}

/** The answer to a form field. Formats dates. */
export function answerWords({ kind, value }: Pick<Answer, 'kind' | 'value'>): string {
  const at = kind === 'Date' ? Date.parse(`${value}T00:00:00Z`) : Number.NaN
  return Number.isNaN(at) ? value : new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'full' }).format(at)
}

type Shown = Pick<Clock, 'locale'>

/** A requested time: 'Tuesday, November 24, 2026 at 2:30 PM'. Local for visitor and business, so without a time zone. */
export const preferredTimeWords = (time: string, clock: Shown = ownClock()): string =>
  wordsOf(time, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }, ' at ', clock)

/** The short form of a requested time: 'Tue, Nov 24, 2:30 PM'. */
export const shortTimeWords = (time: string, clock: Shown = ownClock()): string =>
  wordsOf(time, { weekday: 'short', month: 'short', day: 'numeric' }, ', ', clock)

function wordsOf(time: string, date: Intl.DateTimeFormatOptions, between: string, { locale }: Shown): string {
  // Wall-clock time, so it's parsed and formatted as UTC.
  const at = Date.parse(`${time}Z`)
  if (Number.isNaN(at)) return time
  const words = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(at)
  const hours = words({ hour: 'numeric', minute: '2-digit' })
  return `${words(date)}${between}${hours.replace(/^0(?=\d)/, '').replace(/\s/, ' ')}`
}

export const messagesCount = (count: number) => `${count} ${count === 1 ? 'message' : 'messages'}`

/** The start of a message, or a placeholder for one without text. */
export const excerptOf = ({ excerpt, photoCount }: Pick<MessageSummary, 'excerpt' | 'photoCount'>): string =>
  excerpt || (photoCount > 0 ? 'No message, just photos.' : 'No message, just contact details.')

/** '5 min', '14:30', 'Yesterday', 'Mon', 'Nov 3', 'Nov 3, 2025'. */
export function rowTime(instant: string, now = Date.now(), { zone, locale }: Clock = ownClock()): string {
  const at = Date.parse(instant)
  const minutes = Math.floor((now - at) / 60_000)
  if (minutes < 1) return 'Just now'
  if (minutes < 60) return `${minutes} min`
  const words = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, ...options }).format(at).replace(/\s/, ' ')
  const [then, today] = [wallTime(at, zone), wallTime(now, zone)]
  const days = datesBetween(then, today)
  if (days === 0) return words({ hour: 'numeric', minute: '2-digit' })
  if (days === 1) return 'Yesterday'
  if (days < 7) return words({ weekday: 'short' })
  const date = { month: 'short', day: 'numeric' } as const
  return words(then.slice(0, 4) === today.slice(0, 4) ? date : { ...date, year: 'numeric' })
}
