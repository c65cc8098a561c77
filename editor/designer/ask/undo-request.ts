import { atom } from 'jotai'
import { differingParts, mergeVersions } from '#renderer/document/compare/merge.ts'
import { sameWebsite } from '#renderer/document/compare/same-website.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { editAtom, sealAtom } from '../document/edits.ts'
import { redoAtom, undoAtom } from '../document/history.ts'
import { canRedoAtom, canUndoAtom, timelineAtom } from '../document/session.ts'
import type { Timeline } from '../document/timeline.ts'
import { nextSteps } from '../toolbar/history-steps.ts'

/** The message after an undo or redo. After an undo, includes a redo. */
export type Undone = { text: string; redo?: Redo }
export type Redo = {
  name: string
  /** Redo is possible only while this is the current history. */
  timeline: Timeline<WebsiteSettings> | null
  step: typeof undoAtom | typeof redoAtom
}

/** Undoes the last accepted request, wherever it is in the history. If there is none, undoes the last step. */
export const undoRequestAtom = atom(null, (get, set): Undone => {
  const timeline = get(timelineAtom)
  if (!timeline || !get(canUndoAtom)) return { text: 'There’s nothing to undo.' }
  const undone = (name: string, step: Redo['step']): Undone => ({
    text: `Undone: ${name}.`,
    redo: { name, timeline: get(timelineAtom), step },
  })

  const earlier = acceptedBefore(timeline)
  if (!earlier) {
    const { undo = '' } = nextSteps(timeline)
    set(undoAtom)
    return undone(undo, redoAtom)
  }
  if (earlier.isChangedSince) {
    return { text: `You changed the same part after “${earlier.name}”. To go back, choose a step in the history.` }
  }
  set(sealAtom)
  set(editAtom, () => earlier.without)
  return undone(earlier.name, undoAtom)
})

export const redoRequestAtom = atom(null, (get, set): Undone => {
  const timeline = get(timelineAtom)
  if (!timeline || !get(canRedoAtom)) return { text: 'There’s nothing to redo.' }
  const { redo } = nextSteps(timeline)
  set(redoAtom)
  return { text: `Redone: ${redo}.` }
})

/** The last accepted request with later steps after it, and the website without that request. */
function acceptedBefore(timeline: Timeline<WebsiteSettings>) {
  const { past, present, names } = timeline
  // Only accepted requests have names.
  const index = [...past, present].findLastIndex((state) => names?.has(state))
  const base = past[index]
  if (!base) return undefined
  const { website, isChangedSince } = withoutStep(timeline, index)
  return sameWebsite(website, present) ? undefined : { name: names?.get(base) ?? '', without: website, isChangedSince }
}

/** The website without the step that led to a state, and whether later steps changed the same parts. */
export function withoutStep({ past, present }: Timeline<WebsiteSettings>, index: number) {
  const [mine, base] = [past[index - 1], past[index] ?? present]
  if (!mine) return { website: present, isChangedSince: false }
  const versions = { base, mine, theirs: present }
  return { website: mergeVersions(versions), isChangedSince: differingParts(versions).some(({ both }) => both) }
}
