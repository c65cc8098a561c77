import { useCallback } from 'react'
import { useSaveDraft } from '../../state/save-draft.ts'
import { toast } from '../../ui/toast.ts'

/** Saves and shows a notice. A failure shows in the save status. */
export function useSaveWithNotice() {
  const saveDraft = useSaveDraft()
  return useCallback(async () => {
    const saved = await saveDraft()
    if (saved) toast('Draft Saved')
    return saved
  }, [saveDraft])
}
