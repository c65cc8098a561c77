import { atom } from 'jotai'
import { changeSettings } from '../../../renderer/document/edits.ts'
import { sameJson } from '../../../renderer/document/same-json.ts'
import { sameWebsite } from '../../../renderer/document/same-website.ts'
import type { DrawnPictures } from '../../../renderer/document/settings.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import type { Draft } from '../../../worker/drafts/schema.ts'
import { heldSinceAtom } from '../../state/held.ts'
import { saveStateAtom } from '../../state/save-state.ts'
import { amend, record, seal, startTimeline, type Timeline } from './timeline.ts'

/** The draft as the server last returned it. Its `websiteSettings` are the stored ones, not the open ones. */
export const storedDraftAtom = atom<Draft | null>(null)

/** The document on the screen, with what came before and what was undone. */
export const timelineAtom = atom<Timeline<WebsiteSettings> | null>(null)

export const documentAtom = atom((get) => get(timelineAtom)?.present ?? null)

export const canUndoAtom = atom((get) => (get(timelineAtom)?.past.length ?? 0) > 0)
export const canRedoAtom = atom((get) => (get(timelineAtom)?.future.length ?? 0) > 0)

/** Whether the screen shows anything that is not stored. Typing something and taking it back leaves nothing unsaved. */
export const unsavedAtom = atom((get) => {
  const document = get(documentAtom)
  const stored = get(storedDraftAtom)
  return document !== null && stored !== null && !sameWebsite(document, stored.websiteSettings)
})

/** The same, what is drawn of the website counting too: no loss to the person, but what is published has to have it. */
export const unstoredAtom = atom((get) => {
  const [document, stored] = [get(documentAtom), get(storedDraftAtom)]
  return document !== null && stored !== null && !sameJson(document, stored.websiteSettings)
})

/** Shows a draft, with an empty history. */
export const openDraftAtom = atom(null, (_get, set, draft: Draft) => {
  set(storedDraftAtom, draft)
  set(timelineAtom, startTimeline(draft.websiteSettings))
  set(saveStateAtom, { status: 'idle' })
})

/** Shows none, as after a deletion or a sign-out. */
export const closeDraftAtom = atom(null, (_get, set) => {
  set(storedDraftAtom, null)
  set(timelineAtom, null)
})

export type Edit = (document: WebsiteSettings) => WebsiteSettings

/** Changes the document. `field` names what is being typed in, so that one undo takes back the phrase, not a letter. */
export const editAtom = atom(null, (get, set, edit: Edit, field?: string) => {
  const timeline = get(timelineAtom)
  if (timeline) set(timelineAtom, record(timeline, edit(timeline.present), get(heldSinceAtom) ?? Date.now(), field))
})

/** Ends the step being typed. */
export const sealAtom = atom(null, (get, set) => {
  const timeline = get(timelineAtom)
  if (timeline) set(timelineAtom, seal(timeline))
})

/** Puts newly drawn pictures in the place of the old ones. No step of the history: they follow from what the person did. */
export const drawnAtom = atom(null, (get, set, drawn: DrawnPictures) => {
  const timeline = get(timelineAtom)
  if (timeline)
    set(
      timelineAtom,
      amend(timeline, (document) => changeSettings(document, { drawn })),
    )
})

/** Takes over a newer state of the draft that is the same website to its owner. What is unsaved here stays so. */
export const followDraftAtom = atom(null, (_get, set, draft: Draft) => {
  set(storedDraftAtom, draft)
  set(drawnAtom, draft.websiteSettings.settings.drawn)
})

/** Replaces the open version with one that was saved elsewhere. One undo brings it back. */
export const adoptDraftAtom = atom(null, (get, set, draft: Draft) => {
  const timeline = get(timelineAtom)
  if (!timeline) return set(openDraftAtom, draft)
  if (sameWebsite(timeline.present, draft.websiteSettings)) return set(followDraftAtom, draft)
  set(storedDraftAtom, draft)
  set(timelineAtom, record(seal(timeline), draft.websiteSettings, Date.now()))
})
