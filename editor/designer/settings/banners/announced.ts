import { stateOf } from '#renderer/dates/page-dates.ts'
import { changeSettings, withTimeZone } from '#renderer/document/edits/edits.ts'
import type { Announcement } from '#renderer/document/values/announcement.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { ownClock } from '#ui/words/when-words.ts'

/** The document with a changed announcement. Its first day sets the time zone that days begin in: the one of this device. */
export function withAnnouncement(document: WebsiteSettings, part: Partial<Announcement>): WebsiteSettings {
  const { announcement } = document.settings
  const changed = changeSettings(document, { announcement: { ...announcement, ...part } })
  return part.firstDay || part.lastDay ? withTimeZone(changed, ownClock().zone) : changed
}

const dayWords = (day: string) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(`${day}T00:00Z`))

/** When visitors see an announcement, as a sentence for its owner. */
export function announcementNote(announcement: Announcement, zone: string, now: number): string {
  const { firstDay, lastDay, text } = announcement
  if (text.trim() === '') return 'Visitors see it once it has a text and you publish.'
  const until = lastDay ? ` through ${dayWords(lastDay)}` : ''
  const byItself = 'Your website changes on its own then. You don’t have to publish again.'
  switch (stateOf(announcement, zone, now)) {
    case 'never':
      return 'Visitors never see it, since its last day comes before its first.'
    case 'early':
      return `Visitors see it from ${dayWords(firstDay)}${until}. ${byItself}`
    case 'over':
      return `Visitors no longer see it, since ${dayWords(lastDay)} is over.`
    default:
      return lastDay ? `Visitors see it${until}. ${byItself}` : 'Visitors see it until you switch it off and publish.'
  }
}
