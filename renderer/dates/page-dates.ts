import type { HoursException } from '../document/business.ts'
import type { Announcement } from '../document/values/announcement.ts'
import type { WebsiteSettings } from '../document/website-settings.ts'
import { endOfDay, startOfDay } from './days.ts'

type Dated = Pick<WebsiteSettings, 'settings' | 'business'>

/**
 * A period without changes to the page: its start and the upcoming changes, in milliseconds since 1970. `since` is 0
 * before the first change.
 */
export type PagePeriod = { since: number; coming: number[] }

/** The period that includes `at`. Undefined if the page doesn't depend on dates. */
export function pagePeriod(document: Dated, at: number): PagePeriod | undefined {
  const dates = pageDates(document)
  if (dates.length === 0) return undefined
  return { since: dates.findLast((date) => date <= at) ?? 0, coming: dates.filter((date) => date > at) }
}

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

/** An announcement's state at an instant. `never`: its last day is before its first. */
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

export const isNever = ({ firstDay, lastDay }: Pick<Announcement, 'firstDay' | 'lastDay'>): boolean =>
  firstDay !== '' && lastDay !== '' && lastDay < firstDay

/** Whether an exception has ended. An exception without a day counts as ended. */
export const isOver = ({ firstDay, lastDay }: HoursException, zone: string, at: number): boolean =>
  firstDay === '' || endOfDay(lastDay || firstDay, zone) <= at

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
