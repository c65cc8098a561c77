import { type OpeningHours, type Weekday, weekdays } from '../document/business.ts'
import { factWordsIn } from '../languages/languages.ts'
import { memoize } from '../memoize.ts'

import { intlLocale } from './intl-locale.ts'
import { ownersTimes } from './short-times.ts'

/** A row of opening hours. `times` is blank for rows such as 'By appointment'. */
export type HoursRow = { days: string; times: string }

/** In characters. If the days of any row are longer, all rows use abbreviations. */
const maxDaysLength = 22

type Style = 'long' | 'short'
/** Hours of a weekday. `closed`: the owner said so, and the page's language has a word for it. */
type Day = { name: Weekday; times: string; closed: boolean }

/**
 * Opening hours as rows in the order of the country's week. Days with the same hours share a row, and closed days are
 * last. Omits days without information and words that the language lacks. Ends with the owner's notes.
 */
export function hoursRows(hours: OpeningHours, locale: string): HoursRow[] {
  const whole = dayRows(hours, locale, 'long')
  const rows = whole.some(({ days }) => days.length > maxDaysLength) ? dayRows(hours, locale, 'short') : whole
  return [...rows, ...otherRows(hours, locale)]
}

export function otherRows({ byAppointment, note }: OpeningHours, locale: string): HoursRow[] {
  const words = factWordsIn(locale)
  return [...(byAppointment && words ? [{ days: words.byAppointment, times: '' }] : []), ...textRows(note)]
}

export function dayRows(hours: OpeningHours, locale: string, style: Style): HoursRow[] {
  const days = weekOf(hours, locale)
  const open = [...new Set(days.filter(({ closed }) => !closed).map(({ times }) => times))]
  const closed = days.filter((day) => day.closed)
  return [
    ...open.map((times) => ({
      days: daysText(
        days.filter((day) => day.times === times),
        locale,
        style,
      ),
      times,
    })),
    ...(closed.length > 0 ? [{ days: daysText(closed, locale, style), times: factWordsIn(locale)?.closed ?? '' }] : []),
  ]
}

/** 'Mon – Sat'. */
export function openDaysText(hours: OpeningHours, locale: string): string {
  const open = weekOf(hours, locale).filter(({ closed }) => !closed)
  return open.length === 0 ? '' : daysText(open, locale, 'short')
}

/**
 * Splits lines of opening hours into two columns: at the first colon that doesn't follow a digit, or before a time at
 * the end. `Mon–Fri: 8:00–18:00` and `Mon–Fri 8–18` become two columns, `By appointment` stays one.
 */
export function textRows(text: string): HoursRow[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const match = withColon.exec(line) ?? withTimes.exec(line)
      return { days: match?.groups?.days?.trim() ?? line, times: match?.groups?.times ?? '' }
    })
}

const withColon = /^(?<days>[^:]*[^:\d]):\s*(?<times>.+)$/
const time = String.raw`\d{1,2}(?:[:.h]\d{2}|h)?(?:\s?[ap]\.?m\.?)?(?:\s?Uhr)?`
const withTimes = new RegExp(
  String.raw`^(?<days>\D*\p{L}\D*)\s(?<times>${time}\s?[–—-]\s?${time}(?:\s?[,&+]\s?${time}\s?[–—-]\s?${time})*)$`,
  'iu',
)

/**
 * Days with information, starting with the country's first day of the week, or with Monday if that is part of the
 * weekend.
 */
export function weekOf(hours: OpeningHours, locale: string): Day[] {
  const says = factWordsIn(locale) !== undefined
  const week = weekdays.map((name): Day => {
    const times = timesOn(name, hours, locale)
    return { name, times, closed: times === '' && says && hours.closed.includes(name) }
  })
  const [saturday, sunday] = week.slice(-2)
  const isOneWeekend = saturday?.times === sunday?.times && saturday?.closed === sunday?.closed
  const ordered = sunday && startsOnSunday(locale) && !isOneWeekend ? [sunday, ...week.slice(0, -1)] : week
  return ordered.filter(({ times, closed }) => times !== '' || closed)
}

function timesOn(day: Weekday, hours: OpeningHours, locale: string): string {
  const own = hasHalves(locale) ? undefined : ownersTimes(hours, locale)
  return periodsOn(day, hours.periods)
    .map(({ opens, closes }) => own?.(opens, closes).filter(Boolean).join('–') ?? spanText(opens, closes, locale))
    .join(', ')
}

export const periodsOn = (day: Weekday, periods: OpeningHours['periods']) =>
  periods.filter(({ days }) => days.includes(day)).toSorted((a, b) => a.opens.localeCompare(b.opens))

/** A period in the country's time format. */
export function spanText(opens: string, closes: string, locale: string): string {
  if (opens === '00:00' && (closes === '24:00' || closes === '00:00')) {
    return factWordsIn(locale)?.allDay ?? '00:00–24:00'
  }
  const between = hasHalves(locale) ? ' – ' : /^(ja|zh)/.test(locale) ? '〜' : '–'
  return `${timeText(opens, locale)}${between}${timeText(closes, locale)}`
}

/** 'Every day', 'Monday – Friday', 'Tuesday, Thursday – Saturday'. Expects days in week order. */
function daysText(days: readonly Day[], locale: string, style: Style): string {
  const words = factWordsIn(locale)
  if (days.length === 7 && words) return words.everyDay
  const runs: Weekday[][] = []
  for (const { name } of days) {
    const run = runs.at(-1)
    if (run && isNext(run.at(-1), name)) run.push(name)
    else runs.push([name])
  }
  // Joins a run that crosses the end of the week, such as Sunday and Monday.
  const [first, last] = [runs[0], runs.at(-1)]
  const isOver = first && last && first !== last && isNext(last.at(-1), first[0])
  const joined = isOver ? [[...last, ...first], ...runs.slice(1, -1)] : runs
  return joined.map((run) => runText(run, locale, style)).join(', ')
}

const isNext = (day: Weekday | undefined, next: Weekday | undefined) =>
  day !== undefined && next !== undefined && (weekdays.indexOf(day) + 1) % 7 === weekdays.indexOf(next)

function runText(run: readonly Weekday[], locale: string, style: Style): string {
  const [from, to] = [run[0], run.at(-1)].map((day) => (day ? dayName(day, locale, style) : ''))
  if (run.length === 1) return from ?? ''
  return run.length === 2 ? `${from}, ${to}` : `${from} – ${to}`
}

/** Countries whose week starts on Sunday (CLDR), except Portugal and Malta, where opening hours start on Monday. */
const sundayFirst = new Set(
  'US CA MX BR CO PE VE GT CR PA DO SV HN NI PR PY JM BS BZ JP KR TW HK MO PH ID IN PK BD NP TH SG IL ZA ZW KE SA YE'.split(
    ' ',
  ),
)

const startsOnSunday = memoize((locale: string): boolean => {
  const { region } = new Intl.Locale(intlLocale(locale)).maximize()
  return region !== undefined && sundayFirst.has(region)
}, 20)

const weekdayFormat = memoize(
  (locale: string, style: Style) => new Intl.DateTimeFormat(intlLocale(locale), { weekday: style, timeZone: 'UTC' }),
  40,
)

/** 2024-01-01 was a Monday. */
export const dayName = (day: Weekday, locale: string, style: Style) =>
  weekdayFormat(locale, style).format(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)))

export const hasHalves = memoize(
  (locale: string) =>
    new Intl.DateTimeFormat(intlLocale(locale), { hour: 'numeric' }).resolvedOptions().hour12 === true,
  20,
)

const timeFormat = memoize(
  (locale: string, withMinutes: boolean) =>
    new Intl.DateTimeFormat(intlLocale(locale), {
      hour: 'numeric',
      ...(withMinutes && { minute: '2-digit' as const }),
      timeZone: 'UTC',
    }),
  40,
)

/** '9 AM' or '17:30', with nonbreaking spaces. */
const timeText = (time: string, locale: string): string =>
  timeParts(time, locale)
    .map(({ text }) => text)
    .join('')

/** Separates the time from AM or PM and the space next to it. */
export function timeParts(time: string, locale: string): { text: string; isHalf: boolean }[] {
  const halves = hasHalves(locale)
  if (time === '24:00' && !halves) return [{ text: time, isHalf: false }]
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const parts = timeFormat(locale, !halves || minute > 0).formatToParts(Date.UTC(2024, 0, 1, hour, minute))
  const isHalf = (index: number) =>
    parts[index]?.type === 'dayPeriod' ||
    (/^\s+$/.test(parts[index]?.value ?? '') && [index - 1, index + 1].some((at) => parts[at]?.type === 'dayPeriod'))
  const texts: { text: string; isHalf: boolean }[] = []
  for (const [index, { value }] of parts.entries()) {
    const text = value.replace(/\s/g, '\u00a0')
    const last = texts.at(-1)
    if (last?.isHalf === isHalf(index)) last.text += text
    else texts.push({ text, isHalf: isHalf(index) })
  }
  return texts
}

const limits =
  /(?<!\p{L})(?:only|except|term ?time|women|woman\p{L}*|men|kids|nur|außer|seulement|uniquement|sauf|s[oó]lo|solo|salvo|excepto|soltanto|tranne|apenas|exceto|alleen|behalve|tylko|oprócz|every (?:2nd|other|second)|jeden \p{L}+ten)(?!\p{L})/iu

/** Whether the note limits the hours to some people or weeks, so that hours without it would mislead. */
export const hasLimitedHours = ({ note }: Pick<OpeningHours, 'note'>): boolean => limits.test(note)
