import { atom, type Getter, type Setter } from 'jotai'
import { type Change, documentChanges } from '../../../renderer/document/changes.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { timelineAtom } from './session.ts'
import { goTo, redo, type Timeline, undo } from './timeline.ts'

/** A way through the history that was gone: what it changed on the screen. */
export type Travel = {
  kind: 'undone' | 'redone' | 'chosen'
  changes: readonly Change[]
  /** The sections that it changed and that are there now. None where the whole page looks different: it is in sight as it is. */
  sectionIds: readonly string[]
  /** Tells two alike apart. */
  at: number
}

/** The last undo, redo or jump, for its announcement and display. */
export const travelAtom = atom<Travel | null>(null)

export const undoAtom = atom(null, (get, set) => travel(get, set, 'undone', undo))
export const redoAtom = atom(null, (get, set) => travel(get, set, 'redone', redo))

/** Shows one of the timeline's states, counted from the oldest. */
export const goToAtom = atom(null, (get, set, index: number) =>
  travel(get, set, 'chosen', (timeline) => goTo(timeline, index)),
)

type Way = (timeline: Timeline<WebsiteSettings>) => Timeline<WebsiteSettings>

function travel(get: Getter, set: Setter, kind: Travel['kind'], way: Way) {
  const timeline = get(timelineAtom)
  if (!timeline) return
  const moved = way(timeline)
  const [before, after] = [timeline.present, moved.present]
  set(timelineAtom, moved)
  if (before === after) return
  // What was undone is named as it was done.
  const changes = kind === 'undone' ? documentChanges(after, before) : documentChanges(before, after)
  const there = new Set(after.sections.map(({ id }) => id))
  const isWhole = changes.some(({ place, sectionId }) => !sectionId && (place === 'Style' || place === 'Theme'))
  const sectionIds = changes.flatMap(({ sectionId }) => (sectionId && there.has(sectionId) ? [sectionId] : []))
  set(travelAtom, { kind, changes, sectionIds: isWhole ? [] : sectionIds, at: performance.now() })
}
