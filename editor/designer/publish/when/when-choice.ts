import { daysAfter, instantOf, type WallTime, wallTime, weekday } from '#renderer/dates/wall-time.ts'
import { type Clock, whenWords } from '#ui/words/when-words.ts'
import { maxScheduleDays } from '#worker/publishing/schema.ts'

/** The schedule form's values, in the person's time zone. */
export type WhenChoice = {
  /** Null: now. */
  at: WallTime | null
  /** When to restore the current version. Null for never. */
  backAt: WallTime | null
}

export const publishNow: WhenChoice = { at: null, backAt: null }

/** Earliest time from now, in milliseconds. */
const minDelayMs = 5 * 60_000
const maxDelayMs = (maxScheduleDays - 1) * 86_400_000

/** Limits of a time input, whose time must be after `at`. */
export const timesAllowed = (now: number, { zone }: Clock) => ({
  // Rounds up, since the current minute has already started.
  min: wallTime(now + minDelayMs + 59_999, zone),
  max: wallTime(now + maxDelayMs, zone),
})

/** Suggested end times: the morning after it goes live, and the Monday after that. */
export function suggestedTimes({ at }: WhenChoice, now: number, { zone }: Clock): [WallTime, WallTime] {
  const next = `${daysAfter(at || wallTime(now, zone), 1).slice(0, 10)}T08:00`
  return [next, daysAfter(next, (8 - weekday(next)) % 7 || 7)]
}

export function timesOf({ at, backAt }: WhenChoice, { zone }: Clock): { at?: string; revertAt?: string } {
  return {
    ...(at !== null && { at: asInstant(at, zone) }),
    ...(backAt !== null && { revertAt: asInstant(backAt, zone) }),
  }
}

function asInstant(wall: WallTime, zone: string): string {
  const { instant } = instantOf(wall, zone) ?? {}
  return instant === undefined ? '' : new Date(instant).toISOString()
}

/** Why a time is invalid. `after`: a time that must come first. */
export function timeProblem(wall: WallTime, now: number, { zone }: Clock, after?: WallTime | null): string | undefined {
  const time = instantOf(wall, zone)?.instant
  if (time === undefined) return 'Choose a date and a time.'
  if (time < now + minDelayMs) return 'Choose a time at least 5 minutes from now.'
  if (time > now + maxDelayMs) return 'Choose a time in the next 12 months.'
  const from = after ? instantOf(after, zone)?.instant : undefined
  if (from !== undefined && time < from + minDelayMs) return 'Choose a time after it goes online.'
  return undefined
}

/** A note if the clocks change around that time. */
export function timeNote(wall: WallTime, now: number, clock: Clock): string | undefined {
  const time = instantOf(wall, clock.zone)
  if (!time || time.clocks === 'once') return undefined
  const words = whenWords(new Date(time.instant).toISOString(), now, clock)
  return time.clocks === 'skipped'
    ? `Clocks skip this time that day. We’ll use ${words}.`
    : 'Clocks go back that day, so this time happens twice. We’ll use the first.'
}

export const isPossible = ({ at, backAt }: WhenChoice, now: number, clock: Clock): boolean =>
  (at === null || timeProblem(at, now, clock) === undefined) &&
  (backAt === null || timeProblem(backAt, now, clock, at) === undefined)

/** 'Now', 'Friday 18:00', 'Now, until Monday 8:00'. */
export function choiceWords({ at, backAt }: WhenChoice, now: number, clock: Clock): string {
  const words = (wall: WallTime) => {
    const instant = asInstant(wall, clock.zone)
    return instant === '' ? '…' : whenWords(instant, now, clock)
  }
  const start = at === null ? 'Now' : words(at)
  return capital(backAt === null ? start : `${start}, until ${words(backAt)}`)
}

export function buttonWords(choice: WhenChoice, now: number, clock: Clock): string {
  if (choice.at !== null) return 'Schedule'
  if (choice.backAt === null) return 'Publish'
  return choiceWords(choice, now, clock).replace('Now, until', 'Publish until')
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
