import { queryOptions } from '@tanstack/react-query'
import { atom } from 'jotai'
import { api, responseBody } from '#api/client.ts'
import type { PreviewLink, previewLinkDays } from '#worker/drafts/schema.ts'

/** Whether the preview link dialog is open. Defined here because the designer doesn't import the dialog. */
export const previewLinkOpenAtom = atom(false)

export const fullScreenPreviewAtom = atom(false)

/** How many days a link can last. */
export type PreviewDays = (typeof previewLinkDays)[number]

/** Creates a URL that shows the stored draft to anyone who has it. */
export const createPreviewLink = ({ draftId, days }: { draftId: string; days: PreviewDays }): Promise<PreviewLink> =>
  responseBody(api.drafts[':draftId']['preview-links'].$post({ param: { draftId }, json: { days } }))

export const endPreviewLinks = (draftId: string) =>
  responseBody(api.drafts[':draftId']['preview-links'].$delete({ param: { draftId } }))

export const previewSharingQuery = (draftId: string) =>
  queryOptions({
    queryKey: ['preview-sharing', draftId],
    queryFn: () => responseBody(api.drafts[':draftId']['preview-links'].$get({ param: { draftId } })),
  })
