import { daysAfter, instantOf, type WallTime, wallTime, weekday } from '#renderer/dates/wall-time.ts'
import { type Clock, whenWords } from '#ui/words/when-words.ts'
import { daysAhead } from '#worker/publishing/schema.ts'

/** When the published version is online, as in the form: in the person's time zone. */
export type WhenChoice = {
  /** Null: at once. */
  at: WallTime | null
  /** When what is online now comes back. Null: it does not. */
  backAt: WallTime | null
}

export const atOnce: WhenChoice = { at: null, backAt: null }

/** In milliseconds: the least time from now to what is set. */
const soonest = 5 * 60_000
const furthest = (daysAhead - 1) * 86_400_000

/** The times that a field may hold, `at` being the time that it must be after. */
export const timesAllowed = (now: number, { zone }: Clock) => ({
  // A minute that has begun is not wholly ahead.
  min: wallTime(now + soonest + 59_999, zone),
  max: wallTime(now + furthest, zone),
})

/** The times that are offered to come back at: in the morning of the day after it goes online, and of the Monday after that. */
export function quickTimes({ at }: WhenChoice, now: number, { zone }: Clock): [WallTime, WallTime] {
  const next = `${daysAfter(at || wallTime(now, zone), 1).slice(0, 10)}T08:00`
  return [next, daysAfter(next, (8 - weekday(next)) % 7 || 7)]
}

/** The instants that a choice means, as the server takes them. */
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

/** What keeps a time from being set; `after` is the time that it must be after, if there is one. */
export function timeProblem(wall: WallTime, now: number, { zone }: Clock, after?: WallTime | null): string | undefined {
  const time = instantOf(wall, zone)?.instant
  if (time === undefined) return 'Choose a date and a time.'
  if (time < now + soonest) return 'Choose a time at least 5 minutes from now.'
  if (time > now + furthest) return 'Choose a time in the next 12 months.'
  const from = after ? instantOf(after, zone)?.instant : undefined
  if (from !== undefined && time < from + soonest) return 'Choose a time after it goes online.'
  return undefined
}

/** A note on a time at which clocks change. */
export function timeNote(wall: WallTime, now: number, clock: Clock): string | undefined {
  const time = instantOf(wall, clock.zone)
  if (!time || time.clocks === 'once') return undefined
  const words = whenWords(new Date(time.instant).toISOString(), now, clock)
  return time.clocks === 'skipped'
    ? `Clocks skip this time that day. We’ll use ${words}.`
    : 'Clocks go back that day, so this time happens twice. We’ll use the first.'
}

/** Whether anything of a choice cannot be set. */
export const isPossible = ({ at, backAt }: WhenChoice, now: number, clock: Clock): boolean =>
  (at === null || timeProblem(at, now, clock) === undefined) &&
  (backAt === null || timeProblem(backAt, now, clock, at) === undefined)

/** The choice in a few words: 'Now', 'Friday 18:00', 'Now, until Monday 8:00'. */
export function choiceWords({ at, backAt }: WhenChoice, now: number, clock: Clock): string {
  const words = (wall: WallTime) => {
    const instant = asInstant(wall, clock.zone)
    return instant === '' ? '…' : whenWords(instant, now, clock)
  }
  const start = at === null ? 'Now' : words(at)
  return capital(backAt === null ? start : `${start}, until ${words(backAt)}`)
}

/** What the button that does it says. */
export function buttonWords(choice: WhenChoice, now: number, clock: Clock): string {
  if (choice.at !== null) return 'Schedule'
  if (choice.backAt === null) return 'Publish'
  return choiceWords(choice, now, clock).replace('Now, until', 'Publish until')
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
