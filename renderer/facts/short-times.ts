import type { OpeningHours } from '../document/business.ts'
import { primaryLanguage } from '../document/values/languages.ts'

/** A period's times in everyday form: '8' and '4', '6' and '10 pm', '18' and '22' with a 24-hour clock. */
export function shortTimes(opens: string, closes: string, language: string, point = ':'): [from: string, to: string] {
  if (opens === '00:00' && (closes === '24:00' || closes === '00:00')) return ['24 h', '']
  const isHalved = primaryLanguage(language) === 'en'
  const short = (time: string) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    const shown = isHalved ? hour % 12 || 12 : hour
    return minute === 0 ? `${shown}` : `${shown}${point}${String(minute).padStart(2, '0')}`
  }
  const half = (time: string) => (time >= '12:00' && time < '24:00' ? 'pm' : 'am')
  // From morning to afternoon of the same day, AM and PM are clear.
  const isPlain = !isHalved || (half(opens) === 'am' && opens >= '05:00' && closes > opens && closes <= '21:00')
  if (isPlain) return [short(opens), short(closes)]
  const isOneHalf = half(opens) === half(closes)
  return [isOneHalf ? short(opens) : `${short(opens)} ${half(opens)}`, `${short(closes)} ${half(closes)}`]
}

/**
 * A period's times as the owner wrote them, '9' and '5.30', on English pages in countries with a 24-hour clock.
 * Otherwise undefined.
 */
export function ownersTimes(
  { quote = '' }: Pick<OpeningHours, 'quote'>,
  language: string,
): ((opens: string, closes: string) => [from: string, to: string]) | undefined {
  const isOf12 = primaryLanguage(language) === 'en' && /\d/.test(quote) && !of24.test(quote)
  return isOf12 ? (opens, closes) => shortTimes(opens, closes, language, point.test(quote) ? '.' : ':') : undefined
}

const of24 = /(?<!\d)(?:0\d|1[3-9]|2[0-4])(?:[:.]?\d\d)?(?!\d)|(?<!\d)\d{1,2}[:.]00(?!\d)/u
const point = /\d\.\d\d(?!\d)/u
