import { weekdays } from '../../../../renderer/document/business.ts'
import { hourWords } from '../../../../renderer/languages/read-hours.ts'
import { memoize } from '../../../../renderer/memoize.ts'
import { type Span, sliceOf } from '../../../reading/text.ts'
import { type HourPart, partsOfClause } from './clause-parts.ts'
import type { HourItem } from './items.ts'
import { meals } from './meals.ts'

const patternOf = (key: 'limits' | 'opens') =>
  memoize((language: string) => {
    const words = [hourWords[language]?.[key], hourWords.en?.[key]].filter((one) => one).join('|')
    return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')
  }, 16)

/** Words that limit hours to a season or to some days. */
export const limitsIn = patternOf('limits')
/** Words that mark hours as opening hours. */
export const opensIn = patternOf('opens')

/** The parts of a statement about hours, in order. */
export function partsOf(items: readonly HourItem[], text: string, language: string): HourPart[] {
  const limiting = limitsIn(language)
  const isDays = ({ span: [start, end] }: HourPart) =>
    items.every(({ kind, span }) => kind === 'days' || kind === 'comma' || span[1] <= start || end <= span[0])
  // 'Every day' without times isn't hours.
  const parts = clausesOf(items)
    .flatMap((clause) => partsOfClause(clause))
    .filter((part) => !isDays(part))
    .map((part) => ofMeal(part, text))
    .reduce<HourPart[]>((all, part) => withLimit(all, part, text, limiting), [])
    .map((part, _, all) => (isBesideOpen(part, all, text, language) ? noted(part) : part))
    .flatMap((part): HourPart[] =>
      part.kind === 'words' && part.times && limiting.test(sliceOf(text, part.span))
        ? [part, { kind: 'times', times: part.times, span: part.span }]
        : [part],
    )
  const limits = parts.filter((part, nth) => {
    if (part.kind === 'open') return part.label === true && limiting.test(sliceOf(text, part.span))
    const said = part.kind === 'words' && limiting.test(sliceOf(text, part.span)) && !isOfItself(items, part.span)
    return said && (nth === 0 || parts[nth - 1]?.kind !== 'words')
  })
  const [first, last] = [items[0], items.at(-1)]
  if (limits.length === 0 || !first || !last || parts.length < 2) return parts
  const whole: Span = [first.span[0], last.span[1]]
  // One season is a note next to its times; two seasons have times of their own.
  if (limits.length > 1 && parts.filter(({ kind }) => kind === 'open' || kind === 'times').length > 1)
    return [{ kind: 'words', days: [...weekdays], span: whole }]
  return [...parts.filter((part) => part.kind !== 'words'), { kind: 'words', days: [], span: whole }]
}

/** 'Dinner Wed–Sun 5–10' says when a restaurant is open, and for what. */
const ofMeal = (part: HourPart, text: string): HourPart =>
  (part.kind === 'open' || part.kind === 'times') && namesMeal.test(sliceOf(text, part.span))
    ? { ...part, label: 'meal' }
    : part
const namesMeal = new RegExp(`(?<!\\p{L})(?:${meals})(?!\\p{L})`, 'iu')

/** Turns a part into words for the note only. */
export const noted = ({ span }: HourPart): HourPart => ({ kind: 'words', days: [], span })

/**
 * Whether a label sets the part apart from other parts' opening hours: 'Mon–Fri 9–5, pickup Sat 9–12'. A label covers the rest of its
 * sentence: 'Lessons Tue 3–8, Sat 9–1'.
 */
export function isBesideOpen(part: HourPart, all: readonly HourPart[], text: string, language: string): boolean {
  if (part.kind !== 'open' || !part.label || opensIn(language).test(sliceOf(text, part.span))) return false
  const others = all.flatMap((other) => (other.kind === 'open' && !other.label ? [other] : []))
  const [first, last] = [others[0], others.at(-1)]
  if (!first || !last) return false
  if (part.label === 'meal') return others.some(({ days }) => days.some((day) => part.days.includes(day)))
  const between = text.slice(part.span[1], first.span[0])
  return (
    first.span[0] < part.span[0] || staffed.test(between) || /[.;!?\n]/.test(text.slice(part.span[1], last.span[0]))
  )
}

/** 'Gate access 6am–10pm every day, office Mon–Fri 9–5': a business is open when it's staffed. */
const staffed = /(?<!\p{L})(?:office|shop|store|reception|desk|showroom)\W*$/iu

/** Adds a part. Neither 'Closed Mondays in winter' nor the last part of 'Mon–Fri 9–5, Sat 8–2 in May' is about the regular week. */
function withLimit(earlier: HourPart[], part: HourPart, text: string, limiting: RegExp): HourPart[] {
  const last = earlier.at(-1)
  if (part.kind !== 'words' || !limiting.test(sliceOf(text, part.span))) return [...earlier, part]
  const between = text.slice(last?.span[1] ?? part.span[0], part.span[0])
  // 'Sat 9–1 (winter only)'
  const [rest] = (/^\s*\([^()\n]*$/.test(between) && /^[^()\n]*\)/.exec(text.slice(part.span[1]))) || []
  if (last?.kind === 'open' && rest)
    return [...earlier.slice(0, -1), { ...last, label: true, span: [last.span[0], part.span[1] + rest.length] }]
  const isJoined = last !== undefined && /^\s*$/.test(between)
  const span: Span = [last?.span[0] ?? 0, part.span[1]]
  if (isJoined && last.kind === 'closed') return [...earlier.slice(0, -1), { kind: 'words', days: [], span }]
  if (isJoined && last.kind === 'open' && earlier.length > 1)
    return [...earlier.slice(0, -1), { kind: 'words', days: last.days, span }]
  // 'Every second Saturday' doesn't change the other Saturdays.
  return [...earlier, { ...part, days: [] }]
}

/** 'Closed in August' and 'Sunday mornings' don't limit other parts. */
function isOfItself(items: readonly HourItem[], span: Span): boolean {
  const own = items.filter((item) => item.span[0] >= span[0] && item.span[1] <= span[1])
  return own[0]?.kind === 'closed' || own.some(({ kind }) => kind === 'days' || kind === 'appointment')
}

function clausesOf(items: readonly HourItem[]): HourItem[][] {
  const clauses: HourItem[][] = [[]]
  for (const item of items) {
    if (item.kind === 'break') clauses.push([])
    else clauses.at(-1)?.push(item)
  }
  return clauses.filter((clause) => clause.length > 0)
}
