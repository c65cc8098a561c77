import { type Weekday, weekdays } from '../../../../renderer/document/business.ts'
import { type Span, sliceOf, taken } from '../../../reading/text.ts'
import type { HourToken } from './hour-tokens.ts'
import { halfOfMeal } from './meals.ts'
import { timesBetween } from './times.ts'
import type { Half, WrittenTime } from './written-times.ts'

export type Times = { opens: string; closes: string }[]

/** An item in a sentence about hours. `comma` separates, `break` ends; `words` are all other words. */
export type HourItem = { span: Span } & (
  | { kind: 'days'; days: Weekday[] }
  | { kind: 'times'; times: Times; ofMeal?: true }
  | { kind: 'until'; closes: WrittenTime }
  | { kind: 'part'; half: Half }
  | { kind: 'always' | 'closed' | 'appointment' | 'except' | 'late' | 'comma' | 'break' | 'words' }
)

export function itemsOf(tokens: readonly HourToken[], text: string, isTwelve: boolean): HourItem[] {
  const items: HourItem[] = []
  let at = 0
  /** The meal that the next days and times belong to. */
  let mealHalf: Half | undefined
  const add = (item: Omit<HourItem, 'span'>, next: number) => {
    const [first, last] = [tokens[at], tokens[next - 1]]
    if (first && last) items.push({ ...item, span: [first.span[0], last.span[1]] } as HourItem)
    at = next
  }
  while (at < tokens.length) {
    const token = tokens[at] as HourToken
    if (token.kind === 'day' || token.kind === 'group') {
      const { days, next } = daysFrom(tokens, at)
      add({ kind: 'days', days } as HourItem, next)
    } else if (token.kind === 'time') {
      const read = timesFrom(tokens, at, isTwelve, mealHalf) ?? timesFrom(tokens, at, isTwelve)
      if (read) add({ kind: 'times', times: read.times } as HourItem, read.next)
      else add({ kind: 'words' }, at + 1)
    } else if (token.kind === 'part') {
      // In 'Evenings 6 to 8', the first word decides between am and pm.
      const next = at + 1 + tokens.slice(at + 1).findIndex(({ kind }) => kind !== 'open' && kind !== 'colon')
      const read = tokens[next]?.kind === 'time' && timesFrom(tokens, next, isTwelve, token.half)
      if (read) add({ kind: 'times', times: read.times } as HourItem, read.next)
      else add({ kind: 'part', half: token.half } as HourItem, at + 1)
    } else if (token.kind === 'meal') {
      mealHalf = halfOfMeal(sliceOf(text, token.span))
      const next = at + 1 + tokens.slice(at + 1).findIndex((one) => !isFiller(one))
      const read = tokens[next]?.kind === 'time' && timesFrom(tokens, next, isTwelve, mealHalf)
      const isPause = items
        .slice(items.findLastIndex(({ kind }) => kind === 'comma') + 1)
        .some(({ kind }) => kind === 'closed')
      const hasOwn = !isPause && (isDays(tokens[next]) || hasOtherTimes(items))
      if (hasOwn && items.length > 0) items.push({ kind: 'break', span: [token.span[0], token.span[0]] })
      if (read && !isPause) add({ kind: 'times', times: read.times, ofMeal: true } as HourItem, read.next)
      else add({ kind: 'words' }, at + 1)
    } else if (token.kind === 'not') {
      const isClosed = isDays(afterFiller(tokens, at)) || (isDays(tokens[at - 1]) && isEnd(tokens[at + 1]))
      add({ kind: isClosed ? 'closed' : 'words' }, at + 1)
    } else if (token.kind === 'until' || token.kind === 'to') {
      // 'Sat to 1': a word between two times also means until.
      const after = tokens[at + 1]
      if (after?.kind === 'time') add({ kind: 'until', closes: after.time } as HourItem, at + 2)
      else add({ kind: 'words' }, at + 1)
    } else if (token.kind === 'other' || token.kind === 'holiday') {
      add({ kind: sliceOf(text, token.span) === taken ? 'break' : 'words' }, at + 1)
    } else if (token.kind === 'and' || token.kind === 'comma' || token.kind === 'slash') add({ kind: 'comma' }, at + 1)
    else if (token.kind === 'open' || token.kind === 'colon' || token.kind === 'dash') at += 1
    else {
      if (token.kind === 'break') mealHalf = undefined
      add({ kind: token.kind }, at + 1)
    }
  }
  return items
}

/** 'Mon–Sat 8–6, lunch 12–2': the meal's times don't extend the days' opening hours. */
const hasOtherTimes = (items: readonly HourItem[]) =>
  items
    .slice(items.findLastIndex(({ kind }) => kind === 'break') + 1)
    .some((item) => item.kind === 'times' && !item.ofMeal)

const isDays = (token: HourToken | undefined) => token?.kind === 'day' || token?.kind === 'group'
const isComma = (token: HourToken | undefined) => token?.kind === 'comma' || token?.kind === 'slash'
const isEnd = (token: HourToken | undefined) => !token || isComma(token) || token.kind === 'break'
const isFiller = (token: HourToken) => token.kind === 'open' || token.kind === 'colon' || token.kind === 'dash'
const afterFiller = (tokens: readonly HourToken[], at: number) => tokens.slice(at + 1).find((token) => !isFiller(token))

/** Items that days may follow: '9–5 Mon to Fri', 'closed Mondays'. */
const leading: ReadonlySet<string> = new Set(['time', 'closed', 'not', 'always'])
/** Items that may follow days. */
const following: ReadonlySet<string> = new Set([
  'time',
  'until',
  'to',
  'closed',
  'not',
  'always',
  'part',
  'late',
  'other',
])

/** A run of days and day ranges, separated only by commas and 'and'. */
function daysFrom(tokens: readonly HourToken[], start: number): { days: Weekday[]; next: number } {
  const found = new Set<number>()
  let at = start
  let isRange = false
  const before = tokens.slice(0, start).findLast((token) => !isFiller(token))
  // In '9–5 Mon to Fri, Sat till 1', the days after the comma have hours of their own.
  const isLed = before !== undefined && leading.has(before.kind)
  let atComma: { days: number[]; at: number } | undefined
  for (;;) {
    const token = tokens[at]
    if (token?.kind === 'group') {
      for (const day of token.days) found.add(day)
      at += 1
    } else if (token?.kind === 'day') {
      const [joint, last] = [tokens[at + 1], tokens[at + 2]]
      if ((joint?.kind === 'dash' || joint?.kind === 'to') && last?.kind === 'day') {
        for (let day = token.day; !found.has(day); day = (day + 1) % 7) {
          found.add(day)
          if (day === last.day) break
        }
        at += 3
        isRange = true
      } else {
        found.add(token.day)
        at += 1
      }
    } else break
    let next = at
    // In 'Weekdays, Saturday 9–3', the times are Saturday's.
    const isGroup = token.kind === 'group'
    while (tokens[next]?.kind === 'and' || (isComma(tokens[next]) && !isGroup)) next += 1
    if (tokens.slice(at, next).some(isComma)) atComma = { days: [...found], at }
    if (next > at && tokens[next]?.kind === 'open') next += 1
    const after = tokens[next]?.kind
    // Japanese and Korean list days without a separator.
    if ((after !== 'day' && after !== 'group') || found.size === 7 || (isRange && next === at)) break
    at = next
  }
  const after = afterFiller(tokens, at - 1)
  const ends = isLed && atComma && after && following.has(after.kind) ? atComma : { days: [...found], at }
  return { days: weekdays.filter((_, day) => ends.days.includes(day)), next: ends.at }
}

/** '9–5', '9 to 5', 'between 9 and 5', '9h 17h'. `half`: the half of the day according to the words before them. */
function timesFrom(tokens: readonly HourToken[], at: number, isTwelve: boolean, half?: Half) {
  const [before, from, joint, second] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]]
  if (from?.kind !== 'time' || !joint) return undefined
  const isBare = joint.kind === 'time' && from.time.exact && joint.time.exact
  const to = isBare ? joint : second
  if (to?.kind !== 'time') return undefined
  const isBetween = joint.kind === 'and' && before?.kind === 'open'
  const isSlash = joint.kind === 'slash' && from.time.exact && to.time.exact
  if (!isBare && !isSlash && joint.kind !== 'dash' && joint.kind !== 'to' && joint.kind !== 'until' && !isBetween)
    return undefined
  // 'Saturday morning 10 to 1' ends after noon.
  const halved = (time: WrittenTime) => (half && !time.exact && !time.half && time.hour < 12 ? { ...time, half } : time)
  const times = timesBetween(halved(from.time), half === 'am' ? to.time : halved(to.time), isTwelve)
  return times && { times: [times] satisfies Times, next: isBare ? at + 2 : at + 3 }
}
