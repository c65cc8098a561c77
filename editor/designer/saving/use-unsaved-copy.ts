import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect } from 'react'
import { sameWebsite } from '../../../renderer/document/same-website.ts'
import { beforeNewStore } from '../../state/current-store.ts'
import { dropOfferAtom, offeredCopiesAtom } from '../../state/offered-copies.ts'
import { useSession } from '../../state/session.ts'
import { weighCopyAtom } from '../document/conflicts.ts'
import { startEditing } from '../document/editing-locks.ts'
import { copyKeeperAtom, keepCopies } from '../document/recovery.ts'
import { documentAtom, editAtom, storedDraftAtom } from '../document/session.ts'
import { findCopies, type UnsavedCopy } from '../document/unsaved-copies.ts'

/** Keeps copies of unsaved work on a draft as long as it is open, and looks for those that were left behind. */
export function useUnsavedCopy(draftId: string) {
  const store = useStore()
  const userId = useSession().user?.uid
  useEffect(() => {
    if (userId === undefined) return
    const { editing, end } = startEditing()
    const keeper = keepCopies(store, { userId, draftId, editing })
    store.set(copyKeeperAtom, keeper)
    const forget = beforeNewStore(keeper.flush)
    const leaving = new AbortController()
    const { signal } = leaving
    addEventListener('pagehide', keeper.flush, { signal })
    document.addEventListener('visibilitychange', () => document.hidden && keeper.flush(), { signal })

    const stored = store.get(storedDraftAtom)?.websiteSettings
    if (stored) {
      void findCopies({ userId, draftId, stored }).then((copies) => {
        if (!signal.aborted) store.set(offeredCopiesAtom, copies)
      })
    }
    return () => {
      leaving.abort()
      forget()
      keeper.stop()
      end()
      store.set(copyKeeperAtom, null)
      store.set(offeredCopiesAtom, [])
    }
  }, [store, userId, draftId])
}

/** The newest copy that differs from the open version, and the actions on it. */
export function useOffer() {
  const document = useAtomValue(documentAtom)
  const stored = useAtomValue(storedDraftAtom)
  const offer = useAtomValue(offeredCopiesAtom).find(
    ({ websiteSettings }) => !document || !sameWebsite(websiteSettings, document),
  )
  const edit = useSetAtom(editAtom)
  const weigh = useSetAtom(weighCopyAtom)
  const drop = useSetAtom(dropOfferAtom)
  /** Whether the website was saved since the copy was made: then there are two versions to choose from. */
  const isOvertaken = offer !== undefined && stored !== null && offer.revision < stored.revision
  const restore = (copy: UnsavedCopy) => {
    if (isOvertaken) return weigh(copy)
    edit(() => copy.websiteSettings)
    drop(copy)
  }
  return { offer, isOvertaken, restore, discard: drop }
}
