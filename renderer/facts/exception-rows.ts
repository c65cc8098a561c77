import type { HoursException, OpeningHours } from '../document/business.ts'
import { factWordsIn } from '../languages/languages.ts'
import { remember } from '../remember.ts'

import { type HoursRow, spanText } from './format-hours.ts'
import { intlLocale } from './intl-locale.ts'

/** The exceptions that have a day and do not end before they begin, in the order of the calendar. */
export const datedExceptions = ({ exceptions }: Pick<OpeningHours, 'exceptions'>): HoursException[] =>
  exceptions
    .filter(({ firstDay, lastDay }) => firstDay !== '' && (lastDay === '' || lastDay >= firstDay))
    .toSorted((a, b) => a.firstDay.localeCompare(b.firstDay))

/**
 * Exceptions as rows: what each is called with its days, and its times. A closed day whose page has no word for it is written with a
 * dash, which every language reads as no hours.
 */
export const exceptionRows = (hours: Pick<OpeningHours, 'exceptions'>, locale: string): HoursRow[] =>
  datedExceptions(hours).map(({ label, firstDay, lastDay, times }) => {
    const dates = daysText(firstDay, lastDay || firstDay, locale)
    const open = times.map(({ opens, closes }) => spanText(opens, closes, locale)).join(', ')
    return {
      days: label.trim() === '' ? dates : `${label.trim()}, ${dates}`,
      times: open || (factWordsIn(locale)?.closed ?? '—'),
    }
  })

/** 'Dec 24 – 26', '24.–26. Dez.'. Without a year: a page shows none that is over. */
function daysText(first: string, last: string, locale: string): string {
  const [from, to] = [first, last].map((day) => Date.parse(`${day}T00:00Z`))
  if (from === undefined || to === undefined) return ''
  return dayFormat(locale)
    .formatRange(from, to)
    .replace(/\u2009/g, ' ')
}

const dayFormat = remember(
  (locale: string) => new Intl.DateTimeFormat(intlLocale(locale), { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  20,
)
