import { useMutation } from '@tanstack/react-query'
import type { Draft } from '../../worker/drafts/schema.ts'
import { createDraft, duplicateDraft, useKeepDraft } from './drafts.ts'
import { useNoteLimit } from './website-limit.ts'

/** Copies a website as it is stored. Returns the copy. */
export const useDuplicateWebsite = () => useMakeDraft(duplicateDraft)

/** Makes a website of a document. Answers its draft. */
export const useCreateWebsite = () => useMakeDraft(createDraft)

function useMakeDraft<From>(make: (from: From) => Promise<Draft>) {
  const keep = useKeepDraft()
  const limit = useNoteLimit()
  return useMutation({
    mutationFn: make,
    // Without a connection it fails at once rather than wait for one: nobody wants a copy an hour later.
    networkMode: 'always',
    onSuccess: (draft) => {
      limit.made()
      return keep(draft)
    },
    onError: (error) => limit.failed(error),
  })
}
