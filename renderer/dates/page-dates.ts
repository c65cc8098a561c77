import type { HoursException } from '../document/business.ts'
import type { Announcement } from '../document/values/announcement.ts'
import type { WebsiteSettings } from '../document/website-settings.ts'
import { endOfDay, startOfDay } from './days.ts'

type Dated = Pick<WebsiteSettings, 'settings' | 'business'>

/**
 * The time in which a page stays as it is: since when, and when it changes next and after that, in milliseconds since 1970. `since` is 0
 * before the first of its dates.
 */
export type PagePeriod = { since: number; coming: number[] }

/** The period of a document's page that an instant is in; undefined where nothing on it depends on a date. */
export function pagePeriod(document: Dated, at: number): PagePeriod | undefined {
  const dates = pageDates(document)
  if (dates.length === 0) return undefined
  return { since: dates.findLast((date) => date <= at) ?? 0, coming: dates.filter((date) => date > at) }
}

/** A document as its page is at an instant: without an announcement that is not due, and without exceptions that are over. */
export function documentAt<T extends Dated>(document: T, at: number): T {
  const { settings, business } = document
  const { announcement, timeZone } = settings
  const isShown = stateOf(announcement, timeZone, at) === 'shown'
  const exceptions = business.hours.exceptions.filter((exception) => !isOver(exception, timeZone, at))
  if (isShown === announcement.enabled && exceptions.length === business.hours.exceptions.length) return document
  return {
    ...document,
    settings: { ...settings, announcement: { ...announcement, enabled: isShown } },
    business: { ...business, hours: { ...business.hours, exceptions } },
  }
}

/** Whether visitors see an announcement at an instant. `never`: its last day comes before its first. */
export function stateOf(
  { enabled, text, firstDay, lastDay }: Announcement,
  zone: string,
  at: number,
): 'off' | 'early' | 'shown' | 'over' | 'never' {
  if (!enabled || text.trim() === '') return 'off'
  if (isNever({ firstDay, lastDay })) return 'never'
  if (firstDay && at < startOfDay(firstDay, zone)) return 'early'
  return lastDay && at >= endOfDay(lastDay, zone) ? 'over' : 'shown'
}

/** Whether the last day is before the first. */
export const isNever = ({ firstDay, lastDay }: Pick<Announcement, 'firstDay' | 'lastDay'>): boolean =>
  firstDay !== '' && lastDay !== '' && lastDay < firstDay

/** Whether the last day of an exception is over. One without a day never shows. */
export const isOver = ({ firstDay, lastDay }: HoursException, zone: string, at: number): boolean =>
  firstDay === '' || endOfDay(lastDay || firstDay, zone) <= at

/** Every instant at which the page changes, in order. */
function pageDates({ settings, business }: Dated): number[] {
  const { announcement, timeZone } = settings
  const { firstDay, lastDay } = announcement
  const state = stateOf(announcement, timeZone, 0)
  const dates =
    state === 'off' || state === 'never'
      ? []
      : [...(firstDay ? [startOfDay(firstDay, timeZone)] : []), ...(lastDay ? [endOfDay(lastDay, timeZone)] : [])]
  const ends = business.hours.exceptions.flatMap((exception) =>
    exception.firstDay === '' ? [] : [endOfDay(exception.lastDay || exception.firstDay, timeZone)],
  )
  return [...new Set([...dates, ...ends])].sort((a, b) => a - b)
}
