import { useAtomValue } from 'jotai'
import { sameWebsite } from '../../../renderer/document/same-website.ts'
import { offeredCopiesAtom } from '../document/recovery.ts'
import { documentAtom, newerDraftAtom, saveStateAtom } from '../document/session.ts'
import { NewerNotice } from './newer-notice.tsx'
import { OfferNotice } from './offer-notice.tsx'
import classes from './unsaved-notices.module.css'

/** Over the foot of the canvas: work that a reload or a crash left behind, and saves made elsewhere. */
export function UnsavedNotices() {
  const newer = useAtomValue(newerDraftAtom)
  const isAsked = useAtomValue(saveStateAtom).status === 'conflict'
  const document = useAtomValue(documentAtom)
  const offers = useAtomValue(offeredCopiesAtom)
  const offer = offers.find(({ websiteSettings }) => !document || !sameWebsite(websiteSettings, document))
  return (
    <div className={classes.notices} role="status">
      {offer && <OfferNotice key={offer.editing} copy={offer} />}
      {newer && !isAsked && <NewerNotice draft={newer} />}
    </div>
  )
}
