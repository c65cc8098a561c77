import { type Weekday, weekdays } from '../document/business.ts'
import { memoize } from '../memoize.ts'
import { dayName } from './format-hours.ts'

const english = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const between = String.raw`\s*(?:[-–—]|to|till|until|bis|à|al?|t\/m|do)\s*`

/** Weekdays in a text, in English or the page's language: 'Mon–Thu', 'Tuesdays and Thursdays'. */
export function namedDays(text: string, locale: string): Weekday[] {
  const { name, range } = patternsIn(locale)
  const days = new Set<Weekday>()
  for (const [, from = '', to = ''] of text.matchAll(range)) {
    const [first, last] = [indexOf(from, locale), indexOf(to, locale)]
    const length = (last - first + weekdays.length) % weekdays.length
    for (let at = 0; at <= length; at += 1) days.add(weekdays[(first + at) % weekdays.length] as Weekday)
  }
  for (const [, day = ''] of text.matchAll(name)) days.add(weekdays[indexOf(day, locale)] as Weekday)
  return weekdays.filter((day) => days.has(day))
}

/** Lowercase prefixes and full names of each weekday. */
const namesIn = memoize(
  (locale: string) =>
    weekdays.map((day, index) => {
      const own = [dayName(day, locale, 'short'), dayName(day, locale, 'long')].map((one) => one.toLowerCase())
      return { whole: own.map((one) => one.replace(/\.$/, '')), start: english[index] ?? '' }
    }),
  20,
)

const endings = '(?:s|nes|rs|r|sdays?|days?|nesdays?|rsdays?|urdays?)?'

const patternsIn = memoize((locale: string) => {
  const names = namesIn(locale).flatMap(({ whole, start }) => [...whole.map(escaped), start + endings])
  const one = `(${names.toSorted((a, b) => b.length - a.length).join('|')})`
  const alone = (pattern: string) => new RegExp(String.raw`(?<!\p{L})${pattern}(?!\p{L})`, 'giu')
  return { name: alone(one), range: alone(one + between + one) }
}, 20)

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function indexOf(named: string, locale: string): number {
  const lowercase = named.toLowerCase()
  const names = namesIn(locale)
  const whole = names.findIndex(({ whole }) => whole.includes(lowercase))
  return whole === -1 ? names.findIndex(({ start }) => lowercase.startsWith(start)) : whole
}
