import type { Weekday } from '../../../renderer/document/business.ts'
import { weekdays } from '../../../renderer/document/business.ts'
import { numbersIn, plain, standsIn, stemOf, weekdayNames, wordsIn } from '../../creation/writing/known-words.ts'

/** The facts in an owner's request, for comparison with a model's changes. */
export type Stated = {
  message: string
  numbers: ReadonlySet<string>
  digits: string
  stems: ReadonlySet<string>
  days: ReadonlySet<Weekday>
  /** Whether it names days by a range or a group: 'Mon–Fri', 'weekends'. */
  groupsDays: boolean
}

export function statedIn(message: string, language: string): Stated {
  const said = plain(message).toLowerCase()
  return {
    message,
    numbers: new Set([
      ...numbersIn(message),
      ...Object.keys(sums)
        .filter((word) => said.includes(word))
        .map((word) => sums[word] ?? ''),
    ]),
    digits: message.replace(/\D/g, ''),
    stems: new Set(wordsIn(message).map(stemOf)),
    days: new Set(weekdays.filter((_day, index) => namesDay(said, index, language))),
    groupsDays: groups.test(said) || range.test(said),
  }
}

/** Sums of money as people call them. */
const sums: Readonly<Record<string, string>> = { fiver: '5', tenner: '10', dozen: '12', grand: '1000', couple: '2' }

/** Owners write in their own language, whichever the website is in. */
const spoken = ['en', 'de', 'es', 'fr', 'it', 'pt', 'nl', 'pl', 'ja']

function namesDay(said: string, index: number, language: string): boolean {
  const names = [...new Set([language, ...spoken])].flatMap((one) => {
    const name = weekdayNames(one)[index] ?? ''
    const [, ofSeveral] = /\s(\S+)$/u.exec(name) ?? []
    // 'יום שני' is day two: only the second word identifies the day.
    return ofSeveral === undefined ? [name, name.slice(0, 3), inflected(name)] : [ofSeveral]
  })
  const plainSaid = withoutMarks(said)
  return names.some(
    (name) => name !== '' && new RegExp(`(?<!\\p{L})${withoutMarks(name)}(?:e?s|\\.)?(?!\\p{L})`, 'u').test(plainSaid),
  )
}

/** 'środy' of 'środa', 'sábados' of 'sábado'. */
const inflected = (name: string) => (name.length > 4 ? `${name.slice(0, -1)}\\p{L}{1,2}` : name)
const withoutMarks = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

const groups =
  /(?<!\p{L})(?:weekdays?|weekends?|every day|daily|all week|all days|werktags?|wochenenden?|täglich|fin(?:es)? de semana|cada día|todos los días|week-?ends?|tous les jours|ogni giorno|todos os dias|elke dag)(?!\p{L})/u
const range = /(?<!\p{L})\p{L}{2,10}day?s?\s*(?:-|to|through|until|bis)\s*\p{L}{2,10}/u

/** Whether all words of a text, and all its numbers, are the request's. */
export const isStated = (text: string, stated: Stated): boolean =>
  standsIn(text, stated.message) ||
  (wordsIn(text).every((word) => stated.stems.has(stemOf(word))) &&
    numbersIn(text).every((one) => stated.numbers.has(one)))

/** Whether it shares a meaningful word with the request. */
export const isMentioned = (text: string, stated: Stated): boolean =>
  wordsIn(text).some((word) => word.length > 2 && stated.stems.has(stemOf(word)))

/** Whether any of these texts and numbers has something to do with the request. */
export const isTouched = (values: readonly (string | number)[], stated: Stated): boolean =>
  values.some((value) =>
    typeof value === 'number'
      ? stated.numbers.has(String(Math.abs(value)))
      : isMentioned(value, stated) || numbersIn(value).some((one) => stated.numbers.has(one)),
  ) ||
  (stated.days.size > 0 && values.some((value) => stated.days.has(value as Weekday)))

/** Whether the request has a time of day, on the 12-hour or the 24-hour clock. */
export function hasTime(time: string, { numbers, message }: Stated): boolean {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const end = minute === 0 ? '' : `:${time.slice(3)}`
  if ([hour, hour % 12 || 12].some((one) => numbers.has(`${one}${end}`) || numbers.has(`${one}.${time.slice(3)}`)))
    return true
  const named =
    hour === 12
      ? /\b(?:noon|midday|mittag|mediodía|midi)\b/iu
      : hour === 0 || hour === 24
        ? /\bmidnight\b|\b24/iu
        : undefined
  return named?.test(message) ?? (minute === 30 && /\bhalf\b|\bhalb\b/iu.test(message))
}
