import { useMutation } from '@tanstack/react-query'
import { createPreviewLink, endPreviewLinks, type PreviewDays } from '../../state/preview.ts'
import { useSaveFirst } from '../../state/save-first.ts'

/** Makes private links, of what is saved just before, and ends them all. Both fail with an ApiError. */
export function usePreviewLinks(draftId: string) {
  const saveFirst = useSaveFirst()
  const create = useMutation({
    mutationFn: async (days: PreviewDays) => {
      await saveFirst()
      return createPreviewLink({ draftId, days })
    },
    networkMode: 'always',
  })
  const end = useMutation({ mutationFn: () => endPreviewLinks(draftId), networkMode: 'always' })
  return { create, end }
}
