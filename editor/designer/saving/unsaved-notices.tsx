import { useAtomValue } from 'jotai'
import { saveStateAtom } from '../../state/save-state.ts'
import { newerDraftAtom } from '../document/conflicts.ts'
import { NewerNotice } from './newer-notice.tsx'
import { OfferNotice } from './offer-notice.tsx'
import classes from './unsaved-notices.module.css'
import { useOffer, useUnsavedCopy } from './use-unsaved-copy.ts'

/** Over the foot of the canvas: work that a reload or a crash left behind, and saves made elsewhere. */
export function UnsavedNotices({ draftId }: { draftId: string }) {
  useUnsavedCopy(draftId)
  const newer = useAtomValue(newerDraftAtom)
  const asked = useAtomValue(saveStateAtom).status === 'conflict'
  const { offer, ...actions } = useOffer()
  return (
    <div className={classes.notices} role="status">
      {offer && <OfferNotice key={offer.editing} copy={offer} {...actions} />}
      {newer && !asked && <NewerNotice draft={newer} />}
    </div>
  )
}
