import { Button } from '@mantine/core'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useId } from 'react'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { emailOfferAtom, nextDraft } from '#session/email-offer.ts'
import { useSession } from '#session/session.ts'
import { editAtom } from '../document/edits.ts'
import { saveDraftAtom } from '../document/save.ts'
import { documentAtom, storedDraftAtom } from '../document/session.ts'
import classes from './email-offer.module.css'

/** Asks an owner who has just signed in with their new website whether it may show the account's email. A yes is saved at once. */
export function EmailOffer() {
  const [offer, setOffer] = useAtom(emailOfferAtom)
  const draftId = useAtomValue(storedDraftAtom)?.draftId
  const document = useAtomValue(documentAtom)
  const edit = useSetAtom(editAtom)
  const save = useSetAtom(saveDraftAtom)
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

/** Whether a website shows an email address: one of the business's, or one typed into its contact section. */
export const showsEmail = ({ business, sections }: WebsiteSettings): boolean =>
  business.emails.length > 0 || sections.some((section) => section.type === 'Contact' && section.content.email !== '')

/** The website with an email address for its business, unless it already shows one. */
export const withBusinessEmail = (document: WebsiteSettings, address: string): WebsiteSettings =>
  showsEmail(document)
    ? document
    : { ...document, business: { ...document.business, emails: [{ id: 'email-1', source: 'typed', address }] } }
