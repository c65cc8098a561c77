import { Button } from '@mantine/core'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useId } from 'react'
import { documentAtom, editAtom, storedDraftAtom } from '../../state/draft.ts'
import { emailOfferAtom, nextDraft } from '../../state/email-offer.ts'
import { useSaveDraft } from '../../state/save-draft.ts'
import { useSession } from '../../state/session.ts'
import classes from './email-offer.module.css'
import { showsEmail, withBusinessEmail } from './with-business-email.ts'

/** Asks an owner who has just signed in with their new website whether the account's email may stand on it. A yes is saved at once. */
export function EmailOffer() {
  const [offer, setOffer] = useAtom(emailOfferAtom)
  const draftId = useAtomValue(storedDraftAtom)?.draftId
  const document = useAtomValue(documentAtom)
  const edit = useSetAtom(editAtom)
  const save = useSaveDraft()
  const email = useSession().user?.email
  const id = useId()

  useEffect(() => {
    if (offer === nextDraft && draftId) setOffer(draftId)
  }, [offer, draftId, setOffer])

  if (!email || !document || !draftId || offer !== draftId || showsEmail(document)) return null
  const accept = () => {
    setOffer(null)
    edit((website) => withBusinessEmail(website, email))
    void save()
  }
  return (
    <section className={classes.offer} aria-labelledby={id}>
      <p id={id}>
        Show <strong>{email}</strong> on your website?
      </p>
      <div className={classes.actions}>
        <Button size="xs" variant="default" onClick={() => setOffer(null)}>
          No
        </Button>
        <Button size="xs" onClick={accept}>
          Yes
        </Button>
      </div>
    </section>
  )
}
