import { documentChanges } from '#renderer/document/compare/changes.ts'
import { sameWebsite } from '#renderer/document/compare/same-website.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { stepName } from '#ui/words/change-words.ts'
import { maxHistory, states, type Timeline } from '../document/timeline.ts'

type HistoryStep = {
  /** Index of the resulting state, oldest first. */
  index: number
  name: string
  place: 'done' | 'present' | 'undone'
  /** In milliseconds. */
  at: number | undefined
  /** Whether its result is the stored state. */
  saved: boolean
}

/** The history's steps, newest first. The last step is the initial state. */
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

export function nextSteps(timeline: Timeline<WebsiteSettings>) {
  const { past, present, future } = timeline
  const [before, after] = [past.at(-1), future[0]]
  return { undo: before && nameOf(timeline, before, present), redo: after && nameOf(timeline, present, after) }
}

const nameOf = ({ names }: Timeline<WebsiteSettings>, before: WebsiteSettings, after: WebsiteSettings) =>
  names?.get(after) ?? stepName(documentChanges(before, after))

const beginning = ({ past, present, names }: Timeline<WebsiteSettings>) =>
  names?.get(past[0] ?? present) ?? (past.length < maxHistory ? 'When you opened the editor' : 'Oldest step')
