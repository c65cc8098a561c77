import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { failureCode } from '#api/api-error.ts'
import { answerOf, api } from '#api/client.ts'
import { fileOf } from '#api/file-of.ts'
import { openDocumentAtom } from '#editor/designer/document/open-document.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { saveFile, size } from '#ui/save-file.ts'
import { toastError, toastWork } from '#ui/toasts/toast.tsx'
import type { Draft, DraftListItem, Published } from '#worker/drafts/schema.ts'

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

/** The draft of a line of the list, which says what save is the newest: one that is here already isn't read again. */
export const listedDraftQuery = ({ draftId, revision }: Pick<DraftListItem, 'draftId' | 'revision'>) =>
  queryOptions({
    ...draftQuery(draftId),
    staleTime: ({ state }) => (state.data?.revision === revision ? Number.POSITIVE_INFINITY : 0),
  })

/** Says which save a change was made from. */
export const ifMatch = (revision: number) => ({ headers: { 'if-match': `"${revision}"` } })

/** In bytes: browsers refuse larger requests that outlive their page (64 KiB with all that is under way). */
const largestOutliving = 60_000

/** Saves a document over the revision it was made from. */
export type StoreDraft = (draft: {
  draftId: string
  revision: number
  websiteSettings: WebsiteSettings
}) => Promise<Draft>

/** Sends the save to the server. A small enough request outlives its page. */
export const storeDraft: StoreDraft = ({ draftId, revision, websiteSettings }) => {
  const json = { websiteSettings }
  const keepalive = new Blob([JSON.stringify(json)]).size < largestOutliving
  const options = { ...ifMatch(revision), init: { keepalive } }
  return answerOf(api.drafts[':draftId'].$put({ param: { draftId }, json }, options))
}

/** Publishes the stored draft. */
export const publishDraft = (draft: { draftId: string; revision: number; handle: string }): Promise<Published> =>
  answerOf(
    api.drafts[':draftId'].publish.$post(
      { param: { draftId: draft.draftId }, json: { handle: draft.handle } },
      ifMatch(draft.revision),
    ),
  )

/** Makes a draft of a document. */
export const createDraft = (websiteSettings: WebsiteSettings): Promise<Draft> =>
  answerOf(api.drafts.$post({ json: { websiteSettings } }))

/** Makes another draft like one that is stored. */
export const duplicateDraft = (draftId: string): Promise<Draft> =>
  answerOf(api.drafts[':draftId'].duplicate.$post({ param: { draftId } }))

const downloads = new Map<string, Promise<void>>()

/**
 * Saves a website as files, as it is stored, among the browser's downloads. Says at the edge of the screen how much has come, and why it
 * failed if it did. Asked again while it comes, it goes on.
 */
export function downloadWebsite(draftId: string): Promise<void> {
  const running = downloads.get(draftId) ?? receiveWebsite(draftId).finally(() => downloads.delete(draftId))
  downloads.set(draftId, running)
  return running
}

async function receiveWebsite(draftId: string): Promise<void> {
  const work = toastWork('Downloading your website…')
  try {
    const call = api.drafts[':draftId'].download.$get({ param: { draftId } })
    const onProgress = (bytes: number) => work.tell(size(bytes))
    const { name, file } = await fileOf(call, { name: 'website.zip', onProgress })
    saveFile(name, file)
  } catch (error) {
    toastError(error)
  } finally {
    work.hide()
  }
}

/** Deletes a draft and takes its website down. One that is gone already is as good as deleted. */
export function useDeleteDraft() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (draftId: string) => {
      try {
        await answerOf(api.drafts[':draftId'].$delete({ param: { draftId } }))
      } catch (error) {
        if (failureCode(error) !== 'not_found') throw error
        console.warn('The draft to delete is gone already.', draftId)
      }
    },
    networkMode: 'always',
    onSuccess: () => queries.invalidateQueries({ queryKey: draftsQuery.queryKey }),
  })
}

/** The list after a save: that draft first. What a save does not change stays. */
export function withSaved(list: DraftListItem[], draft: Draft): DraftListItem[] {
  const { draftId, revision, modifiedAt, lastDesignedAt, lastPublishedAt } = draft
  const { businessName } = draft.websiteSettings
  const saved = list
    .filter((item) => item.draftId === draftId)
    .map((item) => ({ ...item, revision, modifiedAt, lastDesignedAt, lastPublishedAt, businessName }))
  return [...saved, ...list.filter((item) => item.draftId !== draftId)]
}

/** Shows a draft that the server returned: in the designer if it is open there, and in the list. Resolves when the list is current. */
export function useKeepDraft() {
  const queries = useQueryClient()
  const store = useStore()
  return (draft: Draft) => {
    const open = store.get(openDocumentAtom)
    if (open?.draftId === draft.draftId) open.receive(draft)
    else queries.setQueryData(draftQuery(draft.draftId).queryKey, draft)
    return queries.invalidateQueries({ queryKey: draftsQuery.queryKey })
  }
}
