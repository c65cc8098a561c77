import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { useState } from 'react'
import { staleRevision } from '../../../worker/contract/drafts.ts'
import { ApiError, failureCode } from '../../api/api-error.ts'
import { useDrawnPictures } from '../../identity/use-drawn-pictures.ts'
import { adoptDraftAtom, storedDraftAtom, unsavedAtom, unstoredAtom } from '../../state/draft.ts'
import { publishDraft, useKeepDraft } from '../../state/drafts.ts'
import { useSaveFirst } from '../../state/save-first.ts'
import { useAskWhoIsThere } from '../../state/verification.ts'
import { typedHandleAtom } from './address/typed-handle.ts'
import { liveReleaseQuery } from './changes/live-release.ts'

/**
 * Brings the website's drawn pictures up to date, saves what is unsaved, then publishes what is stored. Fails with an ApiError.
 * `step` says what is under way.
 */
export function usePublish() {
  const store = useStore()
  const queries = useQueryClient()
  const saveFirst = useSaveFirst()
  const draw = useDrawnPictures()
  const keep = useKeepDraft()
  const askWhoIsThere = useAskWhoIsThere()
  const [step, setStep] = useState<'drawing' | 'saving' | 'publishing'>('publishing')
  const mutation = useMutation({
    // Without a connection it fails at once, and says so.
    networkMode: 'always',
    mutationFn: async (handle: string) => {
      await draw(() => setStep('drawing'))
      if (store.get(unstoredAtom)) setStep('saving')
      const stored = await saveFirst()
      setStep('publishing')
      const { draftId, revision } = stored
      const published = await publishDraft({ draftId, revision, handle })
      if (store.get(storedDraftAtom)?.draftId === draftId) {
        store.set(storedDraftAtom, { ...published.draft, websiteSettings: stored.websiteSettings })
      }
      store.set(typedHandleAtom, null)
      void keep(published.draft)
      void queries.invalidateQueries({ queryKey: liveReleaseQuery(draftId).queryKey })
      return published
    },
    onError: (error) => {
      // The address was changed or its proof taken back meanwhile: the panel then asks for it.
      if (failureCode(error) === 'email_unverified') void askWhoIsThere()
      // Saved elsewhere, with nothing unsaved here: show that version, so that the next attempt publishes what is seen.
      const details = error instanceof ApiError && error.code === 'stale_revision' ? error.details : undefined
      const { data } = staleRevision.safeParse(details)
      if (data && !store.get(unsavedAtom)) store.set(adoptDraftAtom, data.current)
    },
  })
  return { ...mutation, step }
}
