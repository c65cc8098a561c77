import { type Weekday, weekdays } from '../../../renderer/document/business.ts'
import { serviceTitle } from '../../../renderer/document/values/service-title.ts'
import { experienceText } from '../../../renderer/facts/fact-words.ts'
import { formatPrice } from '../../../renderer/facts/format-price.ts'
import { factWords } from '../../../renderer/languages/languages.ts'
import { memoize } from '../../../renderer/memoize.ts'
import type { RowFact, RowValue } from './row-facts.ts'

/** A fact in one line: 'Cut 45 min £28', '12 years', 'Mon–Fri 9am–5pm'. `language`: BCP 47. */
export function factText(fact: RowFact, language: string): string {
  switch (fact.kind) {
    case 'service': {
      const { duration, price, priceWords } = fact.value
      return [serviceTitle(fact.value), duration, price ? formatPrice(price, language) : priceWords]
        .filter(Boolean)
        .join(' ')
    }
    case 'rate':
      return formatPrice(fact.value.price, language)
    case 'experience':
      return sinceText(fact.value, language)
    case 'hours':
      return hoursChip(fact.value, language)
    case 'credential':
      return [fact.value.name, fact.value.number].filter((part) => part !== '').join(' ')
    case 'person':
      return fact.value.role === '' ? fact.value.name : `${fact.value.name} (${fact.value.role})`
    case 'phone':
      return fact.value.kind === 'WhatsApp' ? `WhatsApp ${fact.value.number}` : fact.value.number
    case 'email':
      return fact.value.address
    case 'link':
      return fact.value.url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')
    case 'language':
      return formats(language).languages.of(fact.value.code) ?? fact.value.code
    case 'address':
    case 'audience':
    case 'term':
      return fact.value.text
    default:
      return fact.value.name
  }
}

const formats = memoize(
  (language: string) => ({
    languages: new Intl.DisplayNames([language, 'en'], { type: 'language' }),
    years: new Intl.NumberFormat(language, { style: 'unit', unit: 'year', unitDisplay: 'long' }),
  }),
  16,
)

/** '12 years', 'Since 1998' */
function sinceText({ year, years }: RowValue<'experience'>, language: string): string {
  if (year !== null) return experienceText({ year, years, source: 'typed' }, language)
  return years === null ? factWords(language).since : formats(language).years.format(years)
}

/** Short opening hours: 'Tue–Sat 9–5:30, Thu 9–8'. */
function hoursChip({ periods, closed, byAppointment, note }: RowValue<'hours'>, language: string): string {
  const said = factWords(language)
  const days = Map.groupBy(periods, (period) => period.days.join())
  const open = Array.from(days.values(), (same) => {
    const times = same
      .map(({ opens, closes }) => `${timeText(opens, language)}–${timeText(closes, language)}`)
      .join(', ')
    return `${daysText(same[0]?.days ?? [], language)} ${times}`.trim()
  })
  const parts = [
    ...open,
    ...(closed.length > 0 ? [`${said.closed}: ${daysText(closed, language)}`] : []),
    ...(byAppointment ? [said.byAppointment] : []),
    ...(note !== '' ? note.split('\n') : []),
  ]
  return parts.join(', ')
}

/** 'Mon–Fri', 'Tue, Thu': three or more consecutive days become a range. */
function daysText(days: readonly Weekday[], language: string): string {
  const at = weekdays.flatMap((day, nth) => (days.includes(day) ? [nth] : []))
  const runs: number[][] = []
  for (const day of at) {
    const run = runs.at(-1)
    if (run && run.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  return runs
    .flatMap((run) =>
      run.length > 2
        ? [`${dayName(run[0], language)}–${dayName(run.at(-1), language)}`]
        : run.map((day) => dayName(day, language)),
    )
    .join(', ')
}

/** Cached per language, since formatters are expensive to create. */
const hourFormats = memoize(
  (language: string) => ({
    day: new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }),
    isTwelve: new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions().hour12 === true,
  }),
  16,
)

/** 2024-01-01 was a Monday. */
const dayName = (day = 0, language: string) => hourFormats(language).day.format(Date.UTC(2024, 0, 1 + day))

/** '9am', '5:30pm' in countries with a 12-hour clock, else '09:00', '17:30'. */
function timeText(time: string, language: string): string {
  if (!hourFormats(language).isTwelve) return time
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const half = hour % 24 < 12 ? 'am' : 'pm'
  return `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}${half}`
}
