import { isAfter, parsePartialDate } from '#renderer/document/values/partial-date.ts'

const languages = ['en', 'de', 'fr', 'es', 'it']

/** Month names without dots and accents, by number: 'september', 'sep', 'sept', 'marz' for 'märz'. */
const months = new Map(
  languages.flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) =>
      Array.from({ length: 12 }, (_, index) => {
        const name = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }).format(
          new Date(Date.UTC(2024, index)),
        )
        return [plain(name), index + 1] as const
      }),
    ),
  ),
)

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z]/g, '')
}

type Unit = 'moment' | 'day' | 'week' | 'month' | 'year'

/** Prefixes of time units in the languages above. 'moment': the same day. */
const units: readonly (readonly [RegExp, Unit])[] = [
  [/^(min|hour|hr|stunde|heure|hora|ora|ore)/, 'moment'],
  [/^(day|tag|jour|dia|giorn)/, 'day'],
  [/^(week|woche|semaine|semana|settiman)/, 'week'],
  [/^(month|monat|mois|mes)/, 'month'],
  [/^(year|jahr|an$|ans$|ano|anni|anno)/, 'year'],
]

const one = /^(an?|one|ein|eine|einem|einer|un|une|una|uno)$/

const relative = [
  /^(\S+) ([\p{L}]+) ago$/u,
  /^vor (\S+) ([\p{L}]+)$/u,
  /^il y a (\S+) ([\p{L}]+)$/u,
  /^hace (\S+) ([\p{L}]+)$/u,
  /^(\S+) ([\p{L}]+) fa$/u,
]

/** Text around a date on review sites. */
const around =
  /^(edited|reviewed|written|posted|visited|published|date of experience:?|bearbeitet:?)\s+(on\s+)?|\s*[·•|]?\s*(new|\p{Extended_Pictographic})$|\s+(on|auf|sur|en|su)\s+(google|yelp|facebook|trustpilot)$|[\s·•.,]+$/giu

/**
 * Parses a line that is only a date, no more precisely than written: '3 weeks ago' becomes a month, 'two years ago' a year. Undefined for
 * other text and future dates. If day and month are ambiguous, only returns the year.
 */
export function parseDate(line: string, now: Date): string | undefined {
  const text = line.trim().replace(around, '').replace(around, '').trim()
  if (text === '' || text.length > 40) return undefined
  const parsed = agoDate(text.toLowerCase(), now) ?? namedDate(text) ?? numberDate(text) ?? parsePartialDate(text)
  return parsed === undefined || isAfter(parsed, now) ? undefined : parsed
}

function agoDate(text: string, now: Date): string | undefined {
  if (/^(just now|today|heute|aujourd.hui|hoy|oggi)$/.test(text)) return isoDay(now)
  if (/^(yesterday|gestern|hier|ayer|ieri)$/.test(text)) return back(now, 'day', 1)
  const [, amount = '', name = ''] = relative.map((form) => form.exec(text)).find((match) => match !== null) ?? []
  const count = one.test(amount) ? 1 : Number(amount)
  const unit = units.find(([start]) => start.test(plain(name)))?.[1]
  return unit && Number.isInteger(count) && count >= 0 && count < 1000 ? back(now, unit, count) : undefined
}

function back(now: Date, unit: Unit, count: number): string {
  const date = new Date(now)
  if (unit === 'day') date.setUTCDate(date.getUTCDate() - count)
  if (unit === 'week') date.setUTCDate(date.getUTCDate() - 7 * count)
  // Uses the first of the month, since shorter months would overflow.
  if (unit === 'month' || unit === 'year') date.setUTCDate(1)
  if (unit === 'month') date.setUTCMonth(date.getUTCMonth() - count)
  if (unit === 'year') date.setUTCFullYear(date.getUTCFullYear() - count)
  const precision = { moment: 10, day: 10, week: 7, month: 7, year: 4 }
  return isoDay(date).slice(0, precision[unit])
}

const isoDay = (date: Date) => date.toISOString().slice(0, 10)

/**
 * 'March 14, 2025', '14 mars 2025', '14. März 2025', '14 de marzo de 2025', 'Mar 2025', '2025년 3월 14일' or '2025年3月14日'.
 */
function namedDate(text: string): string | undefined {
  const asian = /^(\d{4})\s*[年년]\s*(\d{1,2})\s*[月월](?:\s*(\d{1,2})\s*[日일])?$/.exec(text)
  if (asian) return dateOf(asian[1], asian[2], asian[3])
  const words = text
    .split(/[\s.,/]+|(?<=\d)(?:st|nd|rd|th)\b/)
    .filter((word) => word !== '' && !/^(de|del|of|at)$/i.test(word))
  const year = words.find((word) => /^\d{4}$/.test(word))
  const day = words.find((word) => /^\d{1,2}$/.test(word))
  const month = words.flatMap((word) => months.get(plain(word)) ?? [])[0]
  const isAll = words.length === (day ? 3 : 2)
  return year && month && isAll ? dateOf(year, String(month), day) : undefined
}

/** '3/14/2025', '14.03.2025' or '2025/03/14'. */
function numberDate(text: string): string | undefined {
  const [, year, middle, last] = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/.exec(text) ?? []
  if (year) return dateOf(year, middle, last)
  const [, first = '', sign, second = '', end] = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/.exec(text) ?? []
  if (end === undefined) return undefined
  if (sign === '.' || Number(first) > 12) return dateOf(end, second, first)
  return Number(second) > 12 ? dateOf(end, first, second) : parsePartialDate(end)
}

const dateOf = (year = '', month = '', day?: string) =>
  parsePartialDate([year, month, ...(day ? [day] : [])].map((part) => part.padStart(2, '0')).join('-'))
