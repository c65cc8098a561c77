import { useAtomValue } from 'jotai'
import { type FormEvent, useEffect } from 'react'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import type { Draft } from '../../../worker/drafts/schema.ts'
import { failureCode } from '../../api/api-error.ts'
import { documentAtom, storedDraftAtom } from '../../designer/document/session.ts'
import { useSession } from '../../state/session.ts'
import { focusSoon } from '../../ui/focus-soon.ts'
import { useSmallScreen } from '../../ui/use-small-screen.ts'
import { AddressNote } from './address/address-note.tsx'
import { HandleField } from './address/handle-field.tsx'
import { mayPublish } from './address/handle-state.ts'
import { useHandle } from './address/use-handle.ts'
import { useSuggestions } from './address/use-suggestions.ts'
import { ChangesSection } from './changes/changes-section.tsx'
import { ChecklistSection } from './checklist/checklist-section.tsx'
import classes from './publish.module.css'
import { PublishFoot } from './publish-foot.tsx'
import { publishFormId } from './publish-form-id.ts'
import { ReturningDomains } from './returning-domains.tsx'
import { type PublishOutcome, usePublish } from './use-publish.ts'
import { VerifyGate } from './verify-gate.tsx'
import { useWhen } from './when/use-when.ts'
import { WaitingNotices } from './when/waiting-notices.tsx'

type PublishFormProps = {
  comparing: boolean
  onComparing: (comparing: boolean) => void
  /** Whether the form of the time is open. */
  choosing: boolean
  onChoosing: (choosing: boolean) => void
  /** Leads to a place of the website, by its path. */
  onFollow: (path: string) => void
  onPublished: (outcome: PublishOutcome) => void
}

const progress = {
  drawing: 'Creating the icon and the preview picture…',
  saving: 'Saving your changes…',
  publishing: 'Putting your website online…',
  scheduling: 'Scheduling…',
}

/** What waits, the web address, what will change, what to look at first, and the button that does it. */
export function PublishForm(props: PublishFormProps) {
  const draft = useAtomValue(storedDraftAtom)
  const document = useAtomValue(documentAtom)
  return draft && document && <Form draft={draft} document={document} {...props} />
}

type FormProps = PublishFormProps & { draft: Draft; document: WebsiteSettings }

function Form({ draft, document, comparing, onComparing, onFollow, onPublished, ...form }: FormProps) {
  const small = useSmallScreen()
  const { state, change } = useHandle(draft, document.businessName)
  const { handle, status } = state
  const { suggestions, looking } = useSuggestions(status === 'in-use' ? handle : undefined, draft.draftId, document)
  const publish = usePublish()
  const when = useWhen(draft)
  const { user, verified } = useSession()

  useEffect(() => {
    // On a touch screen the keyboard would cover the text. Soon: the panel first records the previous focus.
    if (matchMedia('(pointer: fine)').matches) focusSoon('web-address')
  }, [])

  const type = (text: string) => {
    publish.reset()
    change({ type: 'typed', text })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!verified || !mayPublish(state) || !when.isPossible || publish.isPending) return
    try {
      onPublished(await publish.mutateAsync({ handle, ...when.order() }))
    } catch (error) {
      if (failureCode(error) === 'handle_in_use') change({ type: 'taken', handle })
    }
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div id={publishFormId} className={classes.scroll} tabIndex={-1}>
        <WaitingNotices draftId={draft.draftId} />
        <HandleField
          state={state}
          published={draft.handle}
          // On a phone the keyboard would cover the rest.
          takesFocus={!small && draft.handle === null}
          onType={type}
        />
        <AddressNote
          state={state}
          published={draft.handle}
          suggestions={suggestions}
          looking={looking}
          onChoose={(suggestion) => {
            type(suggestion)
            window.document.getElementById('web-address')?.focus()
          }}
        />
        <ReturningDomains draft={draft} />
        <ChangesSection draft={draft} document={document} comparing={comparing} onComparing={onComparing} />
        <ChecklistSection document={document} onFollow={onFollow} />
      </div>
      <div className={classes.foot}>
        {user && !verified ? (
          <VerifyGate email={user.email} />
        ) : (
          <PublishFoot
            when={when}
            progress={publish.isPending ? progress[publish.step] : undefined}
            error={publish.error}
            isReady={mayPublish(state)}
            moves={draft.handle !== null && draft.handle !== handle}
            {...form}
          />
        )}
      </div>
    </form>
  )
}
