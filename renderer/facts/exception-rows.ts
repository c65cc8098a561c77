import type { HoursException, OpeningHours } from '../document/business.ts'
import { factWordsIn } from '../languages/languages.ts'
import { memoize } from '../memoize.ts'

import { type HoursRow, spanText } from './format-hours.ts'
import { intlLocale } from './intl-locale.ts'

/** Exceptions in date order, without invalid ones. */
export const datedExceptions = ({ exceptions }: Pick<OpeningHours, 'exceptions'>): HoursException[] =>
  exceptions
    .filter(({ firstDay, lastDay }) => firstDay !== '' && (lastDay === '' || lastDay >= firstDay))
    .toSorted((a, b) => a.firstDay.localeCompare(b.firstDay))

/** Exceptions as rows: name with dates, and times. Closed days without a word in the page's language get a dash. */
export const exceptionRows = (hours: Pick<OpeningHours, 'exceptions'>, locale: string): HoursRow[] =>
  datedExceptions(hours).map(({ label, firstDay, lastDay, times }) => {
    const dates = daysText(firstDay, lastDay || firstDay, locale)
    const open = times.map(({ opens, closes }) => spanText(opens, closes, locale)).join(', ')
    return {
      days: label.trim() === '' ? dates : `${label.trim()}, ${dates}`,
      times: open || (factWordsIn(locale)?.closed ?? '—'),
    }
  })

/** 'Dec 24 – 26', '24.–26. Dez.'. No year, since pages don't show past exceptions. */
function daysText(first: string, last: string, locale: string): string {
  const [from, to] = [first, last].map((day) => Date.parse(`${day}T00:00Z`))
  if (from === undefined || to === undefined) return ''
  return dayFormat(locale)
    .formatRange(from, to)
    .replace(/\u2009/g, ' ')
}

const dayFormat = memoize(
  (locale: string) => new Intl.DateTimeFormat(intlLocale(locale), { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  20,
)
