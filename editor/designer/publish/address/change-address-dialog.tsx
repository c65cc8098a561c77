import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import type { FormEvent } from 'react'
import { failureCode } from '#api/api-error.ts'
import { domainsQuery } from '#editor/domains/queries.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { useSession } from '#session/session.ts'
import { toast, toastWithLink } from '#ui/toasts/toast.tsx'
import { Dialog } from '#ui/window/dialog.tsx'
import { bareAddress } from '#ui/words/names-of.ts'
import type { Draft } from '#worker/drafts/schema.ts'
import { handleReservationDays } from '#worker/publishing/schema.ts'
import { documentAtom, storedDraftAtom } from '../../document/session.ts'
import { PublishProblem } from '../publish-problem.tsx'
import { changeAddressOpenAtom } from '../publishing.ts'
import { useChangeHandle } from '../release-changes.ts'
import { VerifyGate } from '../verify-gate.tsx'
import classes from './address.module.css'
import { FreeHandles, HandleField } from './handle-field.tsx'
import { mayPublish, useCheckedHandle } from './handle-state.ts'
import { useSuggestions } from './use-suggestions.ts'

/** Moves the published website to another address. Opened by changeAddressOpenAtom. */
export function ChangeAddressDialog() {
  const [isRequested, setRequested] = useAtom(changeAddressOpenAtom)
  const draft = useAtomValue(storedDraftAtom)
  const document = useAtomValue(documentAtom)
  const opened = isRequested && draft?.handle != null
  const close = () => setRequested(false)
  return (
    <Dialog opened={opened} onClose={close} title="Change web address" size={480}>
      {draft?.handle && document && (
        <ChangeAddress draft={draft} published={draft.handle} document={document} onClose={close} />
      )}
    </Dialog>
  )
}

type ChangeAddressProps = { draft: Draft; published: string; document: WebsiteSettings; onClose: () => void }

/** The new address, what will happen to the old one, and the button that moves the website. */
function ChangeAddress({ draft, published, document, onClose }: ChangeAddressProps) {
  const { draftId } = draft
  const { state, change } = useCheckedHandle(draftId, published)
  const { mutateAsync, isPending, error, reset } = useChangeHandle()
  const { user, verified } = useSession()
  const { handle, domain, status } = state
  const isOther = handle !== published
  const main = useQuery(domainsQuery(draftId)).data?.domains.find((own) => own.main)
  const problem = error && failureCode(error)
  const free = useSuggestions(status === 'in-use' ? handle : undefined, draftId, document)

  const type = (text: string) => {
    reset()
    change({ type: 'typed', text })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!verified || !isOther || !mayPublish(state) || isPending) return
    try {
      const { url } = await mutateAsync({ draftId, handle })
      onClose()
      // Visitors still use the custom domain, so don't show the new address.
      if (main) toast('The web address was changed')
      else toastWithLink('Your website has moved to', { text: bareAddress(url), url })
    } catch (failure) {
      if (failureCode(failure) === 'handle_in_use') change({ type: 'taken', handle })
    }
  }
  return (
    <form onSubmit={submit} noValidate>
      <HandleField state={state} published={published} takesFocus onType={type} />
      {status === 'in-use' && isOther && (
        <FreeHandles
          {...free}
          onChoose={(suggestion) => {
            type(suggestion)
            window.document.getElementById('web-address')?.focus()
          }}
        />
      )}
      <ul className={classes.effects}>
        <li>
          <strong>{bareAddress(`${published}${domain ?? ''}`)}</strong> redirects visitors to the new address for{' '}
          {handleReservationDays} days. Until then, nobody else can take it.
        </li>
        {main && <li>Your own domain, {main.shownName}, stays as it is.</li>}
        <li>Only the published version moves. Unpublished changes stay unpublished.</li>
      </ul>
      <div className={classes.below}>
        {problem && problem !== 'handle_in_use' && <PublishProblem error={error} />}
        {user && !verified ? (
          <VerifyGate email={user.email} />
        ) : (
          <div className={classes.actions}>
            <Button variant="default" onClick={onClose} disabled={isPending}>
              Keep this address
            </Button>
            <Button type="submit" loading={isPending} disabled={!isOther || !mayPublish(state)}>
              Change web address
            </Button>
          </div>
        )}
      </div>
    </form>
  )
}
