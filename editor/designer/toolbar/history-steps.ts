import { documentChanges } from '#renderer/document/compare/changes.ts'
import { sameWebsite } from '#renderer/document/compare/same-website.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { stepName } from '#ui/words/change-words.ts'
import { longestHistory, states, type Timeline } from '../document/timeline.ts'

type HistoryStep = {
  /** The state it led to, counted from the oldest. */
  index: number
  name: string
  place: 'done' | 'present' | 'undone'
  /** When it was taken, in milliseconds. */
  at: number | undefined
  /** Whether its result is the stored state. */
  saved: boolean
}

/** The steps of a history, the newest first; the last one is where it begins. */
export function historySteps(timeline: Timeline<WebsiteSettings>, stored: WebsiteSettings | undefined): HistoryStep[] {
  const all = states(timeline)
  const now = timeline.past.length
  const saved = all.findLastIndex((state) => stored && sameWebsite(state, stored))
  return all
    .map((state, index): HistoryStep => {
      const before = all[index - 1]
      const place = index === now ? 'present' : index < now ? 'done' : 'undone'
      return {
        index,
        name: before ? nameOf(timeline, before, state) : beginning(timeline),
        place,
        at: timeline.times?.get(state),
        saved: index === saved,
      }
    })
    .toReversed()
}

/** What the next undo would take back, and the next redo bring again. */
export function nextSteps(timeline: Timeline<WebsiteSettings>) {
  const { past, present, future } = timeline
  const [before, after] = [past.at(-1), future[0]]
  return { undo: before && nameOf(timeline, before, present), redo: after && nameOf(timeline, present, after) }
}

const nameOf = ({ names }: Timeline<WebsiteSettings>, before: WebsiteSettings, after: WebsiteSettings) =>
  names?.get(after) ?? stepName(documentChanges(before, after))

const beginning = ({ past, present, names }: Timeline<WebsiteSettings>) =>
  names?.get(past[0] ?? present) ?? (past.length < longestHistory ? 'When you opened the editor' : 'Oldest step')
