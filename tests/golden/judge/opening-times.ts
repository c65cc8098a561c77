import { type Weekday, weekdays } from '../../../renderer/document/business.ts'
import { fold } from './fold.ts'

/** How a weekday may be written in a language: 'Tuesday', 'Tue', 'Tues', 'Tu'. */
function namesOf(day: Weekday, language: string): string[] {
  const date = Date.UTC(2024, 0, 1 + weekdays.indexOf(day))
  const name = (weekday: 'long' | 'short') =>
    new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(date).replace(/\.$/, '')
  const more = language.startsWith('en') ? [`${day.slice(0, 4)}`, `${day.slice(0, 5)}`, `${day}s`] : []
  return [name('long'), name('short'), ...more].map(fold)
}

/** How a time of day may be written: '17:30', '5.30pm', '5:30 PM', '17h30', '17 Uhr', '午後5時30分'. */
function timePattern(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const twelve = hour % 12 === 0 ? 12 : hour % 12
  const minutes = minute === 0 ? '(?:[:.h時시]?00)?' : `\\s?[:.h時시]?\\s?${String(minute).padStart(2, '0')}`
  const named = hour === 12 && minute === 0 ? '|noon|midday|midi|mittag|mezzogiorno|正午|정오' : ''
  const night = hour === 24 || (hour === 0 && minute === 0) ? '|midnight|24:00|0?0:00' : ''
  return `(?<![\\d.:,])(?:(?:0?${hour}|0?${twelve})${minutes}${named}${night})(?![\\d]|[.:]\\d)`
}

const isOn = (text: string, day: Weekday, language: string): boolean => {
  const letter = /[\p{L}]/u
  return namesOf(day, language).some((name) => {
    const at = text.indexOf(name)
    const cjk = /^[\p{Script=Han}\p{Script=Hangul}]/u.test(name)
    return at >= 0 && (cjk || (!letter.test(text[at - 1] ?? ' ') && !letter.test(text[at + name.length] ?? ' ')))
  })
}

/**
 * Whether one of these texts says that the business is open on these days between these times: it names the first and the last of the
 * days, or each has a separate text.
 */
export function saysHours(
  texts: readonly string[],
  { days, opens, closes }: { days: readonly Weekday[]; opens: string; closes: string },
  language: string,
): boolean {
  const times = new RegExp(`${timePattern(opens)}.{0,24}?${timePattern(closes)}`, 'u')
  const open = texts.flatMap((text) => text.split('\n')).concat(texts.map((text) => text.replace(/\n/g, ' ')))
  const rows = open.map(fold).filter((row) => times.test(row))
  const daily =
    /every ?day|daily|7 days|täglich|tous les jours|todos los días|tutti i giorni|毎日|매일|codziennie|dagelijks/
  const every = days.length === 7 && rows.some((row) => daily.test(row))
  const ends = [days[0], days.at(-1)].filter((day) => day !== undefined)
  return rows.length > 0 && (every || ends.every((day) => rows.some((row) => isOn(row, day, language))))
}
