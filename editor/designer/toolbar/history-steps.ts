import { documentChanges } from '../../../renderer/document/changes.ts'
import { sameWebsite } from '../../../renderer/document/same-website.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { stepName } from '../../ui/change-words.ts'
import { longestHistory, states, type Timeline } from '../document/timeline.ts'

export type HistoryStep = {
  /** The state it led to, counted from the oldest. */
  index: number
  name: string
  place: 'done' | 'present' | 'undone'
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
      return { index, name: before ? nameOf(before, state) : beginning(timeline), place, saved: index === saved }
    })
    .toReversed()
}

/** What the next undo would take back, and the next redo bring again. */
export function nextSteps({ past, present, future }: Timeline<WebsiteSettings>) {
  const [before, after] = [past.at(-1), future[0]]
  return { undo: before && nameOf(before, present), redo: after && nameOf(present, after) }
}

const nameOf = (before: WebsiteSettings, after: WebsiteSettings) => stepName(documentChanges(before, after))

const beginning = ({ past }: Timeline<WebsiteSettings>) =>
  past.length < longestHistory ? 'When you opened the editor' : 'Oldest step'
