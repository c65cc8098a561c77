import { type Weekday, weekdays } from '../../../../renderer/document/business.ts'
import type { Span } from '../../../reading/text.ts'
import type { HourItem, Times } from './items.ts'
import type { Half, WrittenTime } from './written-times.ts'

/** A part of a sentence about hours. `times` have no days; `words` fit no table. */
export type HourPart = { span: Span } & (
  | { kind: 'open'; days: Weekday[]; times: Times /** Its words name a purpose: 'Pickup'. */; label?: true | 'meal' }
  | { kind: 'closed'; days: Weekday[] }
  | { kind: 'until'; days: Weekday[]; closes: WrittenTime }
  /** The morning or afternoon of days whose times are in another part. */
  | { kind: 'half'; days: Weekday[]; half: Half }
  /** 'Closed 1 to 2' */
  | { kind: 'pause'; times: Times }
  | { kind: 'times'; times: Times; label?: 'meal' }
  | { kind: 'appointment' }
  /** `times`: times without days after the words: 'April to October 10 to 5'. */
  | { kind: 'words'; days: Weekday[]; times?: Times }
)

/** The parts of a clause, in order. */
export function partsOfClause(items: readonly HourItem[]): HourPart[] {
  const kinds = items.filter(({ kind }) => kind !== 'comma').map(({ kind }) => kind)
  const [days, times] = [items[0], items.at(-1)]
  // 'Fridays at the market, 9 to 1'
  if (/^days(?: words)+ times$/.test(kinds.join(' ')) && days?.kind === 'days' && times?.kind === 'times')
    return [{ kind: 'open', days: days.days, times: times.times, span: [days.span[0], times.span[1]], label: true }]
  const parts: HourPart[] = []
  const open: { now: Open | undefined } = { now: undefined }
  const finish = () => {
    if (open.now) parts.push(partOf(open.now))
    open.now = undefined
  }
  const begin = (item: HourItem, part: Partial<Open> = {}) => {
    finish()
    open.now = { days: undefined, times: [], hasWords: false, ...part, span: item.span }
  }
  let isAfterComma = true
  items.forEach((item, index) => {
    if (item.kind === 'comma') {
      isAfterComma = true
      return
    }
    const now = open.now
    const isList = item.kind === 'times' && items[index - 2]?.kind === 'times'
    const isJoined = now !== undefined && (isList || !(isAfterComma && (now.hasWords || isComplete(now))))
    const isBare = now?.days && (!isComplete(now) || (now.half && !now.closed && !isAfterComma))
    if (item.kind === 'part' && now?.days && now.times.length === 0 && !now.hasWords && !now.half)
      extend(now, item, { half: item.half })
    else if (item.kind === 'words' || item.kind === 'late' || item.kind === 'part') {
      const isEverHours = (now?.times === always || now?.closes !== undefined) && !isAfterComma
      const isLate = item.kind === 'late' && { isLate: true }
      // 'Wednesday nights 8pm'
      const isHalfSaid = item.kind === 'words' && now?.half !== undefined && now.times.length === 0 && !isAfterComma
      if (now && (now.hasWords || isEverHours || isHalfSaid || !isComplete(now)))
        extend(now, item, {
          hasWords: true,
          isLabeled: now.isLabeled === true && now.days === undefined,
          isLoose: now.times.length > 0,
          ...isLate,
        })
      else begin(item, { hasWords: true, isLabeled: true, ...isLate })
    } else if (item.kind === 'until' && now?.isLate && now.days && now.times.length === 0)
      extend(now, item, { closes: item.closes, hasWords: false })
    else if (now?.hasWords && isJoined) extend(now, item, labeled(now, item))
    else if (item.kind === 'days') {
      const after = items[index + 1]?.kind
      const isOwn = isAfterComma && after !== undefined && ownAfter.has(after)
      const isWaiting =
        now &&
        (now.isExcept ||
          (!now.days &&
            !(now.hasWords && isAfterComma) &&
            (now.times.length === 0 ||
              !(isOwn || after === 'until' || (after === 'closed' && items[index + 2]?.kind !== 'days')))))
      if (now && isWaiting)
        extend(now, item, { days: item.days, ...(now.times.length > 0 && !now.isExcept && { isTimesFirst: true }) })
      else begin(item, { days: item.days })
    } else if (item.kind === 'times') {
      const isPause = items[index + 1]?.kind === 'closed' && items[index + 2]?.kind !== 'days'
      const isOther = isPause || (now?.half && isAfterComma && !item.times.every((time) => isOfHalf(time, now.half)))
      if (now?.closed && !now.days) extend(now, item, { times: item.times })
      else if (now?.closed && item.span[0] - now.span[1] < 2) extend(now, item, { hasWords: true })
      else if (now && !isOther && !now.closed && !now.closes && !now.isTimesFirst && (now.days || now.times.length > 0))
        extend(now, item, { times: [...now.times, ...item.times] })
      else begin(item, { times: item.times })
    } else if (item.kind === 'always') {
      if (now && isBare) extend(now, item, { times: always })
      else begin(item, { days: [...weekdays], times: always })
    } else if (item.kind === 'closed') {
      const isPause = now && !now.days && now.times.length > 0 && items[index + 1]?.kind !== 'days'
      if (now && (isPause || isBare)) extend(now, item, { closed: true })
      else begin(item, { closed: true })
    } else if (item.kind === 'until') {
      if (now && isBare) extend(now, item, { closes: item.closes })
      else begin(item, { closes: item.closes })
    } else if (item.kind === 'except') {
      if (now && !now.isExcept && items[index + 1]?.kind === 'days') extend(now, item, { isExcept: true })
      else begin(item, { hasWords: true })
    } else if (item.kind === 'appointment') {
      if (now?.days && !isAfterComma && now.times.length === 0) extend(now, item, { hasWords: true })
      else {
        finish()
        parts.push({ kind: 'appointment', span: item.span })
      }
    }
    isAfterComma = false
  })
  finish()
  return parts

  function extend(now: Open, item: HourItem, more: Partial<Open> = {}) {
    if (now.isExcept && more.days)
      Object.assign(now, { without: more.days, isExcept: false, isTimesFirst: now.times.length > 0 })
    else Object.assign(now, more)
    now.span = [now.span[0], item.span[1]]
  }
}

/** How an item changes a part that began with words. */
function labeled({ days, times, isExcept }: Open, item: HourItem): Partial<Open> {
  if (item.kind === 'days' && isExcept) return { days: item.days }
  if (item.kind === 'days') return { days: [...(days ?? []), ...item.days], ...(days && { isLabeled: false }) }
  if (item.kind === 'times') return { times: [...times, ...item.times] }
  if (item.kind === 'closed' && !days && times.length > 0) return { closed: true }
  return item.kind === 'except' ? { isExcept: true } : { isLabeled: false }
}

/** An unfinished part. */
type Open = {
  span: Span
  days: Weekday[] | undefined
  times: Times
  closed?: boolean
  closes?: WrittenTime
  hasWords: boolean
  /** Whether its words precede its days and times. */
  isLabeled?: boolean
  isExcept?: boolean
  /** Whether its only words mean that it closes late on its days. */
  isLate?: boolean
  half?: Half
  /** Whether words follow its times: 'closed 1 to 2 weeks'. */
  isLoose?: boolean
  /** '9–5 Mon to Fri': the next times belong to other days. */
  isTimesFirst?: boolean
  without?: Weekday[]
}

export const always: Times = [{ opens: '00:00', closes: '24:00' }]

/** Items that give the preceding days hours of their own. */
const ownAfter: ReadonlySet<string> = new Set(['times', 'until', 'always', 'words', 'part', 'late'])

const isComplete = ({ days, times, closed, closes, half }: Open) =>
  days !== undefined && (times.length > 0 || closed || closes !== undefined || half !== undefined)

/** Whether times are in the morning or in the afternoon. */
export const isOfHalf = ({ opens, closes }: Times[number], half: Half | undefined) =>
  half === 'am' ? closes <= '13:30' : opens >= '12:00'

function partOf(part: Open): HourPart {
  const { span, days, times, closed, closes, hasWords, isLabeled, isExcept, isLoose, without, half } = part
  const own = without ? (days ?? [...weekdays]).filter((day) => !without.includes(day)) : days
  const words = { kind: 'words' as const, days: days ?? [], span }
  // 'Pickup Sat 9 to 12'
  if (hasWords && isLabeled && !isExcept && !closed && own && times.length > 0)
    return { kind: 'open', days: own, times, span, label: true }
  if (closed && !own && times.length > 0 && !isLoose) return { kind: 'pause', times, span }
  if (hasWords || isExcept) return days || !isLabeled || times.length === 0 ? words : { ...words, times }
  if (half && own && times.length === 0 && !closes)
    return { kind: 'half', days: own, half: (closed ?? false) === (half === 'am') ? 'pm' : 'am', span }
  if (closed && own) return { kind: 'closed', days: own, span }
  if (closes && own) return { kind: 'until', days: own, closes, span }
  if (times.length > 0 && own) return { kind: 'open', days: own, times, span }
  return times.length > 0 ? { kind: 'times', times, span } : words
}
