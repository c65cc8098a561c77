import { type Weekday, weekdays } from '../../../../renderer/document/business.ts'
import { type Span, sliceOf, taken } from '../../../reading/text.ts'
import type { HourToken, WrittenTime } from './hour-tokens.ts'
import { timesBetween } from './times.ts'

export type Times = { opens: string; closes: string }[]

/** An item of a sentence about hours. `comma` separates, `break` ends; `words` are any others. */
export type HourItem = { span: Span } & (
  | { kind: 'days'; days: Weekday[] }
  | { kind: 'times'; times: Times }
  | { kind: 'until'; closes: WrittenTime }
  | { kind: 'always' | 'closed' | 'appointment' | 'except' | 'comma' | 'break' | 'words' }
)

export function itemsOf(tokens: readonly HourToken[], text: string, isTwelve: boolean): HourItem[] {
  const items: HourItem[] = []
  let at = 0
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
      const read = timesFrom(tokens, at, isTwelve)
      add(read ? ({ kind: 'times', times: read } as HourItem) : { kind: 'words' }, read ? at + 3 : at + 1)
    } else if (token.kind === 'until') {
      const after = tokens[at + 1]
      if (after?.kind === 'time') add({ kind: 'until', closes: after.time } as HourItem, at + 2)
      else add({ kind: 'words' }, at + 1)
    } else if (token.kind === 'to') {
      const after = tokens[at + 1]
      // 'Sat to 1': a word between two times also means until.
      if (after?.kind === 'time') add({ kind: 'until', closes: after.time } as HourItem, at + 2)
      else add({ kind: 'words' }, at + 1)
    } else if (token.kind === 'other' || token.kind === 'holiday') {
      add({ kind: sliceOf(text, token.span) === taken ? 'break' : 'words' }, at + 1)
    } else if (token.kind === 'and' || token.kind === 'comma') add({ kind: 'comma' }, at + 1)
    else if (token.kind === 'open' || token.kind === 'colon' || token.kind === 'dash') at += 1
    else add({ kind: token.kind }, at + 1)
  }
  return items
}

/** Days and ranges of days in a row, as far as only commas and 'and' separate them. */
function daysFrom(tokens: readonly HourToken[], start: number): { days: Weekday[]; next: number } {
  const found = new Set<number>()
  let at = start
  let isRange = false
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
    while (tokens[next]?.kind === 'and' || (tokens[next]?.kind === 'comma' && !isGroup)) next += 1
    if (next > at && tokens[next]?.kind === 'open') next += 1
    const following = tokens[next]?.kind
    // Japanese and Korean list days without a separator.
    if ((following !== 'day' && following !== 'group') || found.size === 7 || (isRange && next === at)) break
    at = next
  }
  return { days: weekdays.filter((_, day) => found.has(day)), next: at }
}

/** '9–5', '9 to 5', 'between 9 and 5'. */
function timesFrom(tokens: readonly HourToken[], at: number, isTwelve: boolean): Times | undefined {
  const [before, from, joint, to] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]]
  if (from?.kind !== 'time' || to?.kind !== 'time' || !joint) return undefined
  const isBetween = joint.kind === 'and' && before?.kind === 'open'
  if (joint.kind !== 'dash' && joint.kind !== 'to' && joint.kind !== 'until' && !isBetween) return undefined
  const times = timesBetween(from.time, to.time, isTwelve)
  return times && [times]
}
