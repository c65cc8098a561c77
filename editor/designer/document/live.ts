import { atom } from 'jotai'
import { sameWebsite } from '#renderer/document/compare/same-website.ts'
import { toast } from '#ui/toasts/toast.tsx'
import type { Draft } from '#worker/drafts/schema.ts'
import { savingAtom } from './save.ts'
import { changeSessionAtom, sessionAtom, storedDraftAtom, withReceivedDraft } from './session.ts'

/** Applies a draft from the server once the current save, which may have produced it, is done. */
export const receiveDraftAtom = atom(null, async (get, set, draft: Draft) => {
  for (let saving = get(savingAtom); saving; saving = get(savingAtom)) await saving
  const before = get(sessionAtom)
  if (!before) return
  set(changeSessionAtom, (session) => withReceivedDraft(session, draft))
  const after = get(sessionAtom)
  const isShown = after && after.stored !== before.stored && after.opening === before.opening
  if (isShown && !sameWebsite(before.timeline.present, after.timeline.present)) {
    toast('Updated with changes made elsewhere')
  }
})

export const markGoneAtom = atom(null, (_get, set) =>
  set(changeSessionAtom, (session) => ({ ...session, isGone: true })),
)

/** Whether this window made the announced save or already has a later one. */
export const isKnownSaveAtom = atom(null, async (get, _set, announced: { draftId: string; revision: number }) => {
  await get(savingAtom)
  const stored = get(storedDraftAtom)
  return stored?.draftId === announced.draftId && stored.revision >= announced.revision
})
