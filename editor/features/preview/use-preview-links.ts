import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { saveFirstAtom } from '../../designer/document/save.ts'
import { createPreviewLink, endPreviewLinks, type PreviewDays, previewSharingQuery } from '../../state/preview.ts'

/** Makes private links, of what is saved just before, and ends them all, which both fail with an ApiError. Says whether any works. */
export function usePreviewLinks(draftId: string) {
  const saveFirst = useSetAtom(saveFirstAtom)
  const queries = useQueryClient()
  const sharing = previewSharingQuery(draftId)
  const setShared = (shared: boolean) => queries.setQueryData(sharing.queryKey, { shared })
  const { data } = useQuery({ ...sharing, staleTime: 0 })
  const create = useMutation({
    mutationFn: async (days: PreviewDays) => {
      await saveFirst()
      return createPreviewLink({ draftId, days })
    },
    networkMode: 'always',
    onSuccess: () => setShared(true),
  })
  const end = useMutation({
    mutationFn: () => endPreviewLinks(draftId),
    networkMode: 'always',
    onSuccess: () => setShared(false),
  })
  return { create, end, isShared: data?.shared ?? false }
}
