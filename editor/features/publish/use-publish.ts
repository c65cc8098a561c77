import { useMutation } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { staleRevision } from '../../../worker/contract/drafts.ts'
import { ApiError } from '../../api/api-error.ts'
import { adoptDraftAtom, storedDraftAtom, unsavedAtom } from '../../state/draft.ts'
import { publishDraft, useKeepDraft } from '../../state/drafts.ts'
import { useSaveDraft } from '../../state/save-draft.ts'
import { saveStateAtom } from '../../state/save-state.ts'

/** Saves what is unsaved, then publishes what is stored. Fails with an ApiError. */
export function usePublish() {
  const store = useStore()
  const save = useSaveDraft()
  const keep = useKeepDraft()
  return useMutation({
    mutationFn: async (handle: string) => {
      if (store.get(unsavedAtom) && !(await save())) {
        const state = store.get(saveStateAtom)
        throw new ApiError(state.status === 'failed' ? state.code : 'stale_revision')
      }
      const stored = store.get(storedDraftAtom)
      if (!stored) throw new ApiError('not_found')
      const { draftId, revision } = stored
      const published = await publishDraft({ draftId, revision, handle })
      if (store.get(storedDraftAtom)?.draftId === draftId) {
        store.set(storedDraftAtom, { ...published.draft, websiteSettings: stored.websiteSettings })
      }
      keep(published.draft)
      return published
    },
    onError: (error) => {
      // Saved elsewhere, with nothing unsaved here: show that version, so that the next attempt publishes what is seen.
      const details = error instanceof ApiError && error.code === 'stale_revision' ? error.details : undefined
      const { data } = staleRevision.safeParse(details)
      if (data && !store.get(unsavedAtom)) store.set(adoptDraftAtom, data.current)
    },
  })
}
