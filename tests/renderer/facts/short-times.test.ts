import { expect, it } from 'vitest'
import { openingHours } from '#renderer/document/business.ts'
import { dayRows } from '#renderer/facts/format-hours.ts'

const times = (quote: string, locale: string) =>
  dayRows(
    openingHours.parse({ periods: [{ days: ['Tuesday'], opens: '09:30', closes: '17:00' }], quote }),
    locale,
    'short',
  ).map((row) => row.times)

it.each([
  ['Tue 9.30 to 5', 'en-IE', '9.30–5'],
  ['Tue 9:30-5pm', 'en-GB', '9:30–5'],
  ['Tue 9.30 to 17.00', 'en-GB', '9:30–17:00'],
  ['Tue 09:30 till 5', 'en-GB', '9:30–17:00'],
  ['', 'en-GB', '9:30–17:00'],
  ['Tue 9.30 to 5', 'en-US', '9:30 AM – 5 PM'],
  ['Di 9.30 bis 5', 'de-DE', '9:30–17:00'],
])('hours typed as "%s" on a page in %s become "%s"', (quote, locale, shown) =>
  expect(times(quote, locale).map((one) => one.replace(/\u00a0/g, ' '))).toEqual([shown]),
)
