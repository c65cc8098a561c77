import { atom } from 'jotai'
import { sameWebsite } from '#renderer/document/compare/same-website.ts'
import { changeSettings } from '#renderer/document/edits/edits.ts'
import type { DrawnPictures } from '#renderer/document/settings.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { changeSessionAtom, documentAtom, withDrawn } from './session.ts'
import { nameStep, record, seal } from './timeline.ts'

export type Edit = (document: WebsiteSettings) => WebsiteSettings

/** Start time of the current drag, as of Date.now(). Edits made while dragging share it, so undo treats the drag as one step. */
export const dragStartedAtAtom = atom<number | null>(null)

/** Changes the working copy. `typing` names the field being typed in, so that one undo takes back the phrase, not a letter. */
export const editAtom = atom(null, (get, set, edit: Edit, typing?: string) => {
  const at = get(dragStartedAtAtom) ?? Date.now()
  set(changeSessionAtom, (session) => {
    const { timeline } = session
    const next = record(timeline, edit(timeline.present), at, typing)
    return next === timeline ? session : { ...session, timeline: next }
  })
})

/** Changes the working copy as one step, which the history calls by this name. Without an effect there is no step. */
export const editAsAtom = atom(null, (_get, set, name: string, edit: Edit) =>
  set(changeSessionAtom, (session) => {
    const timeline = seal(session.timeline)
    const next = record(timeline, edit(timeline.present), Date.now())
    return next === timeline ? session : { ...session, timeline: nameStep(next, name) }
  }),
)

/** Ends the step being typed. */
export const sealAtom = atom(null, (_get, set) =>
  set(changeSessionAtom, (session) => ({ ...session, timeline: seal(session.timeline) })),
)

/** Stores newly drawn pictures in the working copy. */
export const drawnAtom = atom(null, (_get, set, drawn: DrawnPictures) =>
  set(changeSessionAtom, (session) => withDrawn(session, drawn)),
)

/**
 * Makes an earlier document the one that is edited, as one step of the history. The drawn pictures of the website stay, and are redrawn
 * on the next publish. Returns false if the person would see no difference.
 */
export const bringInAtom = atom(null, (get, set, earlier: WebsiteSettings): boolean => {
  const present = get(documentAtom)
  if (!present || sameWebsite(present, earlier)) return false
  const { drawn } = present.settings
  set(sealAtom)
  set(editAtom, () => changeSettings(earlier, { drawn }))
  return true
})
