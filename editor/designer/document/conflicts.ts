import { atom } from 'jotai'
import { type DifferingPart, differingParts, mergeVersions, type Side } from '#renderer/document/compare/merge.ts'
import { sameJson } from '#renderer/document/compare/same-json.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import type { Draft } from '#worker/drafts/schema.ts'
import { editAtom } from './edits.ts'
import { dropOfferAtom } from './recovery.ts'
import {
  type Conflict,
  changeSessionAtom,
  sessionAtom,
  storedDraftAtom,
  type UnsavedCopy,
  withAdoptedDraft,
} from './session.ts'
import { record, seal } from './timeline.ts'

/** Starts a conflict between the working copy and a newer saved version. */
export const startConflictAtom = atom(null, (_get, set) =>
  set(changeSessionAtom, (session) => {
    const { newer: current, stored, timeline } = session
    if (!current) return session
    const conflict: Conflict = { status: 'conflict', current, mine: timeline.present, base: stored.websiteSettings }
    return { ...session, saveState: conflict }
  }),
)

/** Replaces the working copy with a draft saved elsewhere. One undo restores it. */
export const adoptDraftAtom = atom(null, (_get, set, draft: Draft) =>
  set(changeSessionAtom, (session) => withAdoptedDraft(session, draft)),
)

/** Shows the newer version. One undo restores the working copy. */
export const showNewerAtom = atom(null, (_get, set) =>
  set(changeSessionAtom, (session) => ({
    ...(session.newer ? withAdoptedDraft(session, session.newer) : session),
    newer: null,
  })),
)

/** Starts a conflict between recovered work and a version saved after it. */
const startCopyConflictAtom = atom(null, (_get, set, copy: UnsavedCopy) =>
  set(changeSessionAtom, (session) => {
    const { websiteSettings: mine, base = null } = copy
    const current = session.newer ?? session.stored
    return { ...session, saveState: { status: 'conflict', current, mine, base, copy } }
  }),
)

/** Whether the website was saved after the copy was made, so there are two versions. */
export const isOutdated = (copy: UnsavedCopy, stored: Pick<Draft, 'revision'>) => copy.revision < stored.revision

/** Restores recovered work as one undo step, or starts a conflict if the website was saved since. */
export const restoreCopyAtom = atom(null, (get, set, copy: UnsavedCopy) => {
  const stored = get(storedDraftAtom)
  if (!stored) return
  if (isOutdated(copy, stored)) return set(startCopyConflictAtom, copy)
  set(editAtom, () => copy.websiteSettings)
  set(dropOfferAtom, copy)
})

export const postponeConflictAtom = atom(null, (_get, set) =>
  set(changeSessionAtom, (session) => {
    const { saveState, stored, newer } = session
    if (saveState.status !== 'conflict') return session
    const isNewer = saveState.current.revision > stored.revision
    return { ...session, newer: isNewer ? saveState.current : newer, saveState: { status: 'idle' } }
  }),
)

/**
 * Ends a conflict with the chosen or merged document, as one undo step. Undo then shows the owner's version. A second undo shows the
 * server's version, unless that was the chosen one. Returns whether anything is left to save.
 */
export const resolveConflictAtom = atom(null, (get, set, result: WebsiteSettings): boolean => {
  const state = get(sessionAtom)?.saveState
  if (state?.status !== 'conflict') return false
  const { current, mine, copy } = state
  const theirs = current.websiteSettings
  const end = [theirs, mine].find((one) => sameJson(one, result)) ?? result
  const steps = end === theirs ? [mine, theirs] : [theirs, mine, end]
  set(changeSessionAtom, (session) => ({
    ...session,
    stored: current,
    timeline: steps.reduce((before, step) => record(before, step, Date.now()), seal(session.timeline)),
    newer: null,
    saveState: { status: 'idle' },
  }))
  if (copy) set(dropOfferAtom, copy)
  return end !== theirs
})

/** The parts that differ, starting with those that both sides changed. With an unknown base, every part counts as changed on both sides. */
export function conflictParts({ mine, current, base }: Conflict): DifferingPart[] {
  const theirs = current.websiteSettings
  const parts = differingParts({ base: base ?? theirs, mine, theirs })
  const known = base ? parts : parts.map((part) => ({ ...part, both: true }))
  return known.toSorted((a, b) => Number(b.both) - Number(a.both))
}

export const mergedConflict = ({ mine, current, base }: Conflict, chosen: Readonly<Record<string, Side>>) =>
  mergeVersions({ base: base ?? current.websiteSettings, mine, theirs: current.websiteSettings }, chosen)
