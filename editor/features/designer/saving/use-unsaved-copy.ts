import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { documentAtom, editAtom, storedDraftAtom, unsavedAtom } from '../../../state/draft.ts'
import { sameJson } from '../../../../renderer/document/same-json.ts'
import { dropUnsavedCopy, findUnsavedCopy, keepUnsavedCopy, type UnsavedCopy } from '../../../state/unsaved-copy.ts'

/** In milliseconds after the last change. */
const copyDelay = 300

/**
 * Keeps a copy of unsaved work in the tab's storage and offers one that an earlier load of the page left behind.
 * Restoring is an edit like any other: undo takes it back.
 */
export function useUnsavedCopy(draftId: string) {
  const store = useStore()
  const document = useAtomValue(documentAtom)
  const unsaved = useAtomValue(unsavedAtom)
  const edit = useSetAtom(editAtom)
  const [offer, setOffer] = useState<UnsavedCopy | undefined>(() => {
    const copy = findUnsavedCopy(sessionStorage, draftId)
    return sameJson(copy?.websiteSettings, store.get(storedDraftAtom)?.websiteSettings) ? undefined : copy
  })

  useEffect(() => {
    if (!unsaved && !offer) dropUnsavedCopy(sessionStorage, draftId)
    if (!unsaved || !document) return
    const keep = () => {
      const revision = store.get(storedDraftAtom)?.revision ?? 0
      keepUnsavedCopy(sessionStorage, draftId, { revision, websiteSettings: document })
    }
    const timer = setTimeout(keep, copyDelay)
    addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', keep)
    }
  }, [document, unsaved, offer, draftId, store])

  return {
    offer,
    restore: () => {
      if (offer) edit(() => offer.websiteSettings)
      setOffer(undefined)
    },
    discard: () => setOffer(undefined),
  }
}
