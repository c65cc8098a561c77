import { useNavigate } from 'react-router'
import { pages } from '../../../worker/platform/addresses/paths.ts'
import { useDuplicateWebsite } from '../../state/new-website.ts'
import { toast } from '../../ui/toast.ts'
import { toastError } from '../../ui/toast-error.tsx'

/** Makes a copy of the open website as it is saved, and opens the copy. */
export function useOpenDuplicate(draftId: string) {
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useDuplicateWebsite()
  const duplicate = async () => {
    try {
      const copy = await mutateAsync(draftId)
      await navigate(`${pages.designer}?websiteId=${copy.draftId}`)
      toast(`Copy created: ${copy.websiteSettings.businessName}. You are editing it now.`)
    } catch (error) {
      toastError(error)
    }
  }
  return { duplicate, isPending }
}
