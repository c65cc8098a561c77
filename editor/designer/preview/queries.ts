import { queryOptions } from '@tanstack/react-query'
import { atom } from 'jotai'
import { answerOf, api } from '#api/client.ts'
import type { PreviewLink, previewLinkDays } from '#worker/drafts/schema.ts'

/** Whether the preview link dialog is open. Here because the designer doesn't import the dialog. */
export const previewLinkOpenAtom = atom(false)

export const fullScreenPreviewAtom = atom(false)

/** How many days a link can last. */
export type PreviewDays = (typeof previewLinkDays)[number]

/** Creates a URL that shows the stored draft to anyone who has it. */
export const createPreviewLink = ({ draftId, days }: { draftId: string; days: PreviewDays }): Promise<PreviewLink> =>
  answerOf(api.drafts[':draftId']['preview-links'].$post({ param: { draftId }, json: { days } }))

/** Revokes all preview links. */
export const endPreviewLinks = (draftId: string) =>
  answerOf(api.drafts[':draftId']['preview-links'].$delete({ param: { draftId } }))

/** Whether any preview link works. */
export const previewSharingQuery = (draftId: string) =>
  queryOptions({
    queryKey: ['preview-sharing', draftId],
    queryFn: () => answerOf(api.drafts[':draftId']['preview-links'].$get({ param: { draftId } })),
  })
