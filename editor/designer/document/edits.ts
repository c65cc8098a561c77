import { atom } from 'jotai'
import { sameWebsite } from '#renderer/document/compare/same-website.ts'
import { changeSettings } from '#renderer/document/edits/edits.ts'
import type { DrawnPictures } from '#renderer/document/settings.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { changeSessionAtom, documentAtom, withDrawn } from './session.ts'
import { nameStep, record, seal } from './timeline.ts'

export type Edit = (document: WebsiteSettings) => WebsiteSettings

/** Start of the current drag (Date.now()). Edits during the drag share it and form one undo step. */
export const dragStartedAtAtom = atom<number | null>(null)

/** Edits the working copy. `typing` names the field being typed, so that undo reverts a phrase rather than a letter. */
export const editAtom = atom(null, (get, set, edit: Edit, typing?: string) => {
  const at = get(dragStartedAtAtom) ?? Date.now()
  set(changeSessionAtom, (session) => {
    const { timeline } = session
    const next = record(timeline, edit(timeline.present), at, typing)
    return next === timeline ? session : { ...session, timeline: next }
  })
})

/** Edits the working copy as a named undo step. Skips edits that change nothing. */
export const editAsAtom = atom(null, (_get, set, name: string, edit: Edit) =>
  set(changeSessionAtom, (session) => {
    const timeline = seal(session.timeline)
    const next = record(timeline, edit(timeline.present), Date.now())
    return next === timeline ? session : { ...session, timeline: nameStep(next, name) }
  }),
)

/** Ends the current typing step. */
export const sealAtom = atom(null, (_get, set) =>
  set(changeSessionAtom, (session) => ({ ...session, timeline: seal(session.timeline) })),
)

export const setDrawnAtom = atom(null, (_get, set, drawn: DrawnPictures) =>
  set(changeSessionAtom, (session) => withDrawn(session, drawn)),
)

/**
 * Restores an earlier document as one undo step. Keeps the drawn pictures, which the next publish redraws. Returns
 * false if nothing visible changes.
 */
export const restoreDocumentAtom = atom(null, (get, set, earlier: WebsiteSettings): boolean => {
  const present = get(documentAtom)
  if (!present || sameWebsite(present, earlier)) return false
  const { drawn } = present.settings
  set(sealAtom)
  set(editAtom, () => changeSettings(earlier, { drawn }))
  return true
})
