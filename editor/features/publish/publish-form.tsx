import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import type { Draft } from '../../../worker/contract/drafts.ts'
import { failureCode } from '../../api/api-error.ts'
import { messageFor } from '../../messages.ts'
import { HandleField } from './handle-field.tsx'
import { mayPublish } from './handle-state.ts'
import classes from './publish.module.css'
import { countSamples, describeSamples } from './samples.ts'
import { useHandle } from './use-handle.ts'
import { usePublish } from './use-publish.ts'

export function PublishForm(props: { draft: Draft; document: WebsiteSettings; onPublished: (url: string) => void }) {
  const { draft, document, onPublished } = props
  const { state, dispatch } = useHandle(draft.handle ?? document.businessName, draft.draftId)
  const publish = usePublish()
  const samples = describeSamples(countSamples(document))
  const renamed = draft.handle !== null && draft.handle !== state.handle
  const problem = publish.error && failureCode(publish.error)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!mayPublish(state)) return
    try {
      const { url } = await publish.mutateAsync(state.handle)
      onPublished(url)
    } catch (error) {
      if (failureCode(error) === 'handle_in_use') dispatch({ type: 'taken', handle: state.handle })
    }
  }

  return (
    <form onSubmit={submit} noValidate>
      <HandleField
        state={state}
        onType={(text) => {
          publish.reset()
          dispatch({ type: 'typed', text })
        }}
      />
      {renamed && <p className={classes.note}>The old web address, {draft.handle}, will stop working.</p>}
      {samples && (
        <p className={classes.note}>
          {samples} will stay out of the published page. Replace them with real ones, or leave them for later.
        </p>
      )}
      {problem && problem !== 'handle_in_use' && (
        <p className={classes.problem} role="alert">
          {messageFor(problem)}
        </p>
      )}
      <div className={classes.actions}>
        <Button type="submit" loading={publish.isPending} disabled={!mayPublish(state)}>
          Publish
        </Button>
      </div>
    </form>
  )
}
