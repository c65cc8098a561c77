import { queryOptions } from '@tanstack/react-query'
import { atom } from 'jotai'
import { answerOf, api } from '#api/client.ts'
import type { PreviewLink, previewLinkDays } from '#worker/drafts/schema.ts'

/** Whether the dialog for private links is open. Here, since the designer opens it and does not know it. */
export const previewLinkOpenAtom = atom(false)

/** Whether the website fills the window, as for a visitor. */
export const fullScreenPreviewAtom = atom(false)

/** For how many days a link can work. */
export type PreviewDays = (typeof previewLinkDays)[number]

/** Makes an address that shows the stored draft to anyone who has it. */
export const createPreviewLink = ({ draftId, days }: { draftId: string; days: PreviewDays }): Promise<PreviewLink> =>
  answerOf(api.drafts[':draftId']['preview-links'].$post({ param: { draftId }, json: { days } }))

/** Lets every such address made so far lead nowhere. */
export const endPreviewLinks = (draftId: string) =>
  answerOf(api.drafts[':draftId']['preview-links'].$delete({ param: { draftId } }))

/** Whether anybody can see a draft by a link. */
export const previewSharingQuery = (draftId: string) =>
  queryOptions({
    queryKey: ['preview-sharing', draftId],
    queryFn: () => answerOf(api.drafts[':draftId']['preview-links'].$get({ param: { draftId } })),
  })
