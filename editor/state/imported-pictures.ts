import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ImportedPictures } from '../../worker/creation/import/schema.ts'
import { answerOf, api } from '../api/client.ts'
import { keepLibraryPicture } from './pictures.ts'

const imported = api.drafts[':draftId']['imported-pictures']

/** The pictures of the page that a website was imported from. They never change; in a month they are forgotten. */
export const importedPicturesQuery = (draftId: string) =>
  queryOptions({
    queryKey: ['drafts', 'imported-pictures', draftId],
    queryFn: (): Promise<ImportedPictures> => answerOf(imported.$get({ param: { draftId } })),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The address of a thumbnail of the one at `index`: on our own host, so that the page's host learns nothing about the viewer. */
export const importedThumbnail = (draftId: string, index: number): string =>
  imported.thumbnail.$url({ param: { draftId }, query: { index: String(index) } }).href

/** Copies one of them, by its address, to the website's pictures. Answers it as it is there. */
export function useCopyImported(draftId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (url: string) => answerOf(imported.$post({ param: { draftId }, json: { url } })),
    networkMode: 'always',
    onSuccess: (picture) => keepLibraryPicture(queries, draftId, picture),
  })
}
