import { atom } from 'jotai'
import { type DifferingPart, differingParts, mergeVersions, type Side } from '../../../renderer/document/merge.ts'
import { sameJson } from '../../../renderer/document/same-json.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import type { Draft } from '../../../worker/drafts/schema.ts'
import { dropOfferAtom } from '../../state/offered-copies.ts'
import { type Conflict, saveStateAtom } from '../../state/save-state.ts'
import { adoptDraftAtom, documentAtom, storedDraftAtom, timelineAtom } from './session.ts'
import { record, seal } from './timeline.ts'
import type { UnsavedCopy } from './unsaved-copies.ts'

/** The stored version, if it was saved elsewhere and must not replace the open one automatically. */
export const newerDraftAtom = atom<Draft | null>(null)

/** Lets the person choose between the open version and a newer one that was saved elsewhere. */
export const bringTogetherAtom = atom(null, (get, set) => {
  const current = get(newerDraftAtom)
  const stored = get(storedDraftAtom)
  const mine = get(documentAtom)
  if (!current || !stored || !mine) return
  set(saveStateAtom, { status: 'conflict', current, mine, base: stored.websiteSettings })
})

/** Shows what was saved elsewhere. What was on the screen is an undo away. */
export const showNewerAtom = atom(null, (get, set) => {
  const newer = get(newerDraftAtom)
  if (newer) set(adoptDraftAtom, newer)
  set(newerDraftAtom, null)
})

/** Lets the person choose between a copy of unsaved work and what was saved since it was made. */
export const weighCopyAtom = atom(null, (get, set, copy: UnsavedCopy) => {
  const current = get(newerDraftAtom) ?? get(storedDraftAtom)
  if (!current) return
  const { websiteSettings: mine, base = null } = copy
  set(saveStateAtom, { status: 'conflict', current, mine, base, copy })
})

/** Leaves the choice for later: both versions stay what they are. */
export const putOffChoiceAtom = atom(null, (get, set) => {
  const state = get(saveStateAtom)
  if (state.status !== 'conflict') return
  if (state.current.revision > (get(storedDraftAtom)?.revision ?? 0)) set(newerDraftAtom, state.current)
  set(saveStateAtom, { status: 'idle' })
})

/**
 * Ends a conflict with a document: one of the two, or what they make together. It is one step of the history. The step
 * before it is the own version, and the other one before that; where the other one is taken, the own version alone.
 * Returns whether anything is left to save.
 */
export const resolveConflictAtom = atom(null, (get, set, result: WebsiteSettings): boolean => {
  const state = get(saveStateAtom)
  const timeline = get(timelineAtom)
  if (state.status !== 'conflict' || !timeline) return false
  const { current, mine, copy } = state
  const theirs = current.websiteSettings
  const end = [theirs, mine].find((one) => sameJson(one, result)) ?? result
  const steps = end === theirs ? [mine, theirs] : [theirs, mine, end]
  set(
    timelineAtom,
    steps.reduce((before, step) => record(before, step, Date.now()), seal(timeline)),
  )
  set(storedDraftAtom, current)
  set(newerDraftAtom, null)
  set(saveStateAtom, { status: 'idle' })
  if (copy) set(dropOfferAtom, copy)
  return end !== theirs
})

/** What the two versions do not agree on; what both changed comes first. Where it is not known who did, both did. */
export function conflictParts({ mine, current, base }: Conflict): DifferingPart[] {
  const theirs = current.websiteSettings
  const parts = differingParts({ base: base ?? theirs, mine, theirs })
  const known = base ? parts : parts.map((part) => ({ ...part, both: true }))
  return known.toSorted((a, b) => Number(b.both) - Number(a.both))
}

/** The two versions together, each part from the side chosen for it. */
export const mergedConflict = ({ mine, current, base }: Conflict, chosen: Readonly<Record<string, Side>>) =>
  mergeVersions({ base: base ?? current.websiteSettings, mine, theirs: current.websiteSettings }, chosen)
