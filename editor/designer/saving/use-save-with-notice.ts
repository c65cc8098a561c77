import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { toast } from '../../ui/toast.ts'
import { saveDraftAtom } from '../document/save.ts'

/** Saves and shows a notice. A failure shows in the save status. */
export function useSaveWithNotice() {
  const saveDraft = useSetAtom(saveDraftAtom)
  return useCallback(async () => {
    const saved = await saveDraft()
    if (saved) toast('Draft Saved')
    return saved
  }, [saveDraft])
}
