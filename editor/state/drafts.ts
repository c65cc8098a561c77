import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Draft } from '../../worker/contract/drafts.ts'
import { answerOf, api } from '../api/client.ts'
import type { StoreDraft } from './draft-save.ts'

/** The person's websites, newest first. */
export const draftsQuery = queryOptions({
  queryKey: ['drafts', 'list'],
  queryFn: async () => (await answerOf(api.drafts.$get())).drafts,
})

/** One draft as it is stored now, by its id or its published handle. */
export const draftQuery = (idOrHandle: string) =>
  queryOptions({
    queryKey: ['drafts', 'one', idOrHandle],
    queryFn: (): Promise<Draft> => answerOf(api.drafts[':draftId'].$get({ param: { draftId: idOrHandle } })),
    staleTime: 0,
  })

const ifMatch = (revision: number) => ({ headers: { 'if-match': `"${revision}"` } })

/** Saves a document over the revision it was made from. */
export const storeDraft: StoreDraft = ({ draftId, revision, websiteSettings }) =>
  answerOf(api.drafts[':draftId'].$put({ param: { draftId }, json: { websiteSettings } }, ifMatch(revision)))

/** Publishes what is stored of a draft. */
export const publishDraft = (draft: { draftId: string; revision: number; handle: string }) =>
  answerOf(
    api.drafts[':draftId'].publish.$post(
      { param: { draftId: draft.draftId }, json: { handle: draft.handle } },
      ifMatch(draft.revision),
    ),
  )

/** Deletes a draft and takes its website down. */
export function useDeleteDraft() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (draftId: string) => answerOf(api.drafts[':draftId'].$delete({ param: { draftId } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: draftsQuery.queryKey }),
  })
}

/** Puts an answer of the server in the place of what was read before. */
export function useKeepDraft() {
  const queries = useQueryClient()
  return (draft: Draft) => {
    queries.setQueryData(draftQuery(draft.draftId).queryKey, draft)
    void queries.invalidateQueries({ queryKey: draftsQuery.queryKey })
  }
}
