import { useWindowEvent } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import { type FormEvent, useEffect } from 'react'
import { failureCode } from '#api/api-error.ts'
import { domainsQuery, returningTo } from '#editor/domains/queries.ts'
import { handleOfName } from '#renderer/document/values/handle.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { useSession } from '#session/session.ts'
import words from '#ui/small-words.module.css'
import { useSmallScreen } from '#ui/use-small-screen.ts'
import { focusSoon } from '#ui/window/focus-soon.ts'
import { WindowBody, WindowFoot } from '#ui/window/window.tsx'
import { bareAddress, namesOf } from '#ui/words/names-of.ts'
import type { Draft } from '#worker/drafts/schema.ts'
import { handleReservationDays } from '#worker/publishing/schema.ts'
import { documentAtom, storedDraftAtom } from '../document/session.ts'
import { suggestionsAtom } from '../suggestions/suggestions.ts'
import addressClasses from './address/address.module.css'
import { FreeHandles, HandleField } from './address/handle-field.tsx'
import {
  type HandleEvent,
  type HandleState,
  mayPublish,
  typedHandleAtom,
  useCheckedHandle,
} from './address/handle-state.ts'
import { useOwnHandles, useSuggestions } from './address/use-suggestions.ts'
import { ChangesSection } from './changes/changes-section.tsx'
import { ChecklistSection } from './checklist/checklist-section.tsx'
import classes from './publish.module.css'
import { PublishBlockNotice } from './publish-block-notice.tsx'
import { PublishFoot } from './publish-foot.tsx'
import { publishBlockQuery, releasesQuery } from './queries.ts'
import { type PublishOutcome, usePublish } from './use-publish.ts'
import { VerifyGate } from './verify-gate.tsx'
import { publishFormId, ScheduleNotices } from './when/schedule-notice.tsx'
import { useWhen } from './when/use-when.ts'

type PublishFormProps = {
  choosing: boolean
  onChoosing: (choosing: boolean) => void
  onFollow: (path: string) => void
  onSuggestions: () => void
  onPublished: (outcome: PublishOutcome) => void
}

const progress = {
  drawing: 'Creating the icon and the preview picture…',
  saving: 'Saving your changes…',
  publishing: 'Putting your website online…',
  scheduling: 'Scheduling…',
}

export function PublishForm(props: PublishFormProps) {
  const draft = useAtomValue(storedDraftAtom)
  const document = useAtomValue(documentAtom)
  return draft && document && <Form draft={draft} document={document} {...props} />
}

type FormProps = PublishFormProps & { draft: Draft; document: WebsiteSettings }

function Form({ draft, document, onFollow, onSuggestions, onPublished, ...form }: FormProps) {
  const small = useSmallScreen()
  const { state, change } = useHandle(draft, document.businessName)
  const { handle, status } = state
  const { suggestions, looking } = useSuggestions(status === 'in-use' ? handle : undefined, draft.draftId, document)
  const others = useOwnHandles(handle, draft, document)
  const queries = useQueryClient()
  const publish = usePublish()
  const when = useWhen(draft)
  const { user, verified } = useSession()

  useEffect(() => {
    // On a touch screen, the keyboard would cover the panel. Delayed, because the panel first records the previous focus.
    if (matchMedia('(pointer: fine)').matches) focusSoon('web-address')
  }, [])

  useWindowEvent('online', () => {
    if (failureCode(publish.error) === 'network') publish.reset()
  })

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
      const code = failureCode(error)
      if (code === 'handle_in_use') change({ type: 'taken', handle })
      else void queries.invalidateQueries({ queryKey: publishBlockQuery(draft.draftId).queryKey })
    }
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <WindowBody id={publishFormId} tabIndex={-1}>
        <PublishBlockNotice draftId={draft.draftId} />
        <ScheduleNotices draftId={draft.draftId} />
        <HandleField
          state={state}
          published={draft.handle}
          // On a phone, the keyboard would cover the rest.
          takesFocus={!small && draft.handle === null}
          onType={type}
        />
        <AddressNote
          state={state}
          published={draft.handle}
          suggestions={suggestions}
          looking={looking}
          others={others}
          onChoose={(suggestion) => {
            type(suggestion)
            window.document.getElementById('web-address')?.focus()
          }}
        />
        <ReturningDomains draft={draft} />
        <ChangesSection draft={draft} document={document} />
        <SuggestionsNote onShow={onSuggestions} />
        <ChecklistSection document={document} onFollow={onFollow} />
      </WindowBody>
      <WindowFoot>
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
      </WindowFoot>
    </form>
  )
}

/** The number of suggestions that won't be published, with a link to them. */
function SuggestionsNote({ onShow }: { onShow: () => void }) {
  const { length } = useAtomValue(suggestionsAtom)
  if (length === 0) return null
  return (
    <p className={classes.note}>
      {length === 1
        ? '1 suggestion stays out of your page: you haven’t kept it.'
        : `${length} suggestions stay out of your page: you haven’t kept them.`}{' '}
      <button type="button" className={words.way} onClick={onShow}>
        {length === 1 ? 'Show it' : 'Show them'}
      </button>
    </p>
  )
}

/** The handle under which to publish. Typed text survives closing the panel. */
function useHandle({ draftId, handle: published }: Draft, businessName: string) {
  const [typed, setTyped] = useAtom(typedHandleAtom)
  // A website that was taken offline keeps its handle.
  const last = useQueryClient().getQueryData(releasesQuery(draftId).queryKey)?.releases[0]?.handle
  const begun = typed?.draftId === draftId ? typed.text : (published ?? last ?? handleOfName(businessName))
  const { state, change: dispatch } = useCheckedHandle(draftId, begun, published)
  const change = (event: HandleEvent) => {
    if (event.type === 'typed') setTyped({ draftId, text: event.text })
    dispatch(event)
  }
  return { state, change }
}

/** Domains that publishing will reconnect. */
export function ReturningDomains({ draft: { draftId, handle } }: { draft: Draft }) {
  const { data } = useQuery({ ...domainsQuery(draftId), enabled: handle === null })
  const domains = data && handle === null ? returningTo(data, draftId) : []
  if (domains.length === 0) return null
  return <p className={addressClasses.note}>{namesOf(domains)} will be connected again when you publish.</p>
}

type AddressNoteProps = {
  state: HandleState
  published: string | null
  suggestions: readonly string[]
  looking: boolean
  others: readonly string[]
  onChoose: (handle: string) => void
}

/** Below the address: alternatives if it's taken or new, and what will happen to the old address. Always one line high. */
export function AddressNote({ state, published, suggestions, looking, others, onChoose }: AddressNoteProps) {
  const { handle, status, domain } = state
  if (status === 'in-use') return <FreeHandles suggestions={suggestions} looking={looking} onChoose={onChoose} />
  if (published === null && others.length > 0)
    return <FreeHandles suggestions={others} looking={false} before="Or take:" onChoose={onChoose} />
  if (published === null) return <p className={addressClasses.note}>You can change it at any time.</p>
  const now = <strong>{bareAddress(`${published}${domain ?? ''}`)}</strong>
  return handle === published ? (
    <p className={addressClasses.note}>You can change it at any time.</p>
  ) : (
    <p className={addressClasses.note} data-warning>
      <span>
        {now} will redirect visitors to the new address for {handleReservationDays} days.
      </span>
      <span>Use the new one on anything you print.</span>
    </p>
  )
}
