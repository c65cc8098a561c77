import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { failureCode } from '#api/api-error.ts'
import { api, responseBody } from '#api/client.ts'
import { downloadFile } from '#api/file-of.ts'
import { openDocumentAtom } from '#editor/designer/document/open-document.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { saveFile, size } from '#ui/save-file.ts'
import { toastError, toastWork } from '#ui/toasts/toast.tsx'
import type { Draft, DraftListItem, Published } from '#worker/drafts/schema.ts'

export const draftsQuery = queryOptions({
  queryKey: ['drafts', 'list'],
  queryFn: async () => (await responseBody(api.drafts.$get())).drafts,
})

/** A stored draft by id or published handle. */
export const draftQuery = (idOrHandle: string) =>
  queryOptions({
    queryKey: ['drafts', 'one', idOrHandle],
    queryFn: (): Promise<Draft> => responseBody(api.drafts[':draftId'].$get({ param: { draftId: idOrHandle } })),
    staleTime: 0,
  })

/** The draft of a list item. Cached by revision, so an unchanged draft isn't fetched again. */
export const listedDraftQuery = ({ draftId, revision }: Pick<DraftListItem, 'draftId' | 'revision'>) =>
  queryOptions({
    ...draftQuery(draftId),
    staleTime: ({ state }) => (state.data?.revision === revision ? Number.POSITIVE_INFINITY : 0),
  })

/** Header with the revision that a change is based on. */
export const ifMatch = (revision: number) => ({ headers: { 'if-match': `"${revision}"` } })

/** Bytes. Browsers limit keepalive requests to 64 KiB in total. */
const maxKeepaliveBytes = 60_000

/** Saves a document over the revision that it is based on. */
export type StoreDraft = (draft: {
  draftId: string
  revision: number
  websiteSettings: WebsiteSettings
}) => Promise<Draft>

/** Uses keepalive for small documents, so that the save survives closing the page. */
export const storeDraft: StoreDraft = ({ draftId, revision, websiteSettings }) => {
  const json = { websiteSettings }
  const keepalive = new Blob([JSON.stringify(json)]).size < maxKeepaliveBytes
  const options = { ...ifMatch(revision), init: { keepalive } }
  return responseBody(api.drafts[':draftId'].$put({ param: { draftId }, json }, options))
}

export const publishDraft = (draft: { draftId: string; revision: number; handle: string }): Promise<Published> =>
  responseBody(
    api.drafts[':draftId'].publish.$post(
      { param: { draftId: draft.draftId }, json: { handle: draft.handle } },
      ifMatch(draft.revision),
    ),
  )

export const createDraft = (websiteSettings: WebsiteSettings): Promise<Draft> =>
  responseBody(api.drafts.$post({ json: { websiteSettings } }))

export const duplicateDraft = (draftId: string): Promise<Draft> =>
  responseBody(api.drafts[':draftId'].duplicate.$post({ param: { draftId } }))

const downloads = new Map<string, Promise<void>>()

/** Downloads the stored website as files, with progress or errors in a toast. If called again, joins the running download. */
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
    const { name, file } = await downloadFile(call, { name: 'website.zip', onProgress })
    saveFile(name, file)
  } catch (error) {
    toastError(error)
  } finally {
    work.hide()
  }
}

/** Deletes a draft and unpublishes its website. Succeeds even if the draft no longer exists. */
export function useDeleteDraft() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (draftId: string) => {
      try {
        await responseBody(api.drafts[':draftId'].$delete({ param: { draftId } }))
      } catch (error) {
        if (failureCode(error) !== 'not_found') throw error
        console.warn('The draft to delete is gone already.', draftId)
      }
    },
    networkMode: 'always',
    onSuccess: () => queries.invalidateQueries({ queryKey: draftsQuery.queryKey }),
  })
}

/** Updates the list after a save and moves the draft to the front. */
export function withSaved(list: DraftListItem[], draft: Draft): DraftListItem[] {
  const { draftId, revision, modifiedAt, lastDesignedAt, lastPublishedAt } = draft
  const { businessName } = draft.websiteSettings
  const saved = list
    .filter((item) => item.draftId === draftId)
    .map((item) => ({ ...item, revision, modifiedAt, lastDesignedAt, lastPublishedAt, businessName }))
  return [...saved, ...list.filter((item) => item.draftId !== draftId)]
}

/** Applies a draft from the server to the open designer and the list. Resolves once the list has been refetched. */
export function useApplyDraft() {
  const queries = useQueryClient()
  const store = useStore()
  return (draft: Draft) => {
    const open = store.get(openDocumentAtom)
    if (open?.draftId === draft.draftId) open.receive(draft)
    else queries.setQueryData(draftQuery(draft.draftId).queryKey, draft)
    return queries.invalidateQueries({ queryKey: draftsQuery.queryKey })
  }
}
