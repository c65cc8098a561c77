import { type RefObject, useEffect } from 'react'

/** The dialog does not hear of keys that are pressed inside the site: Escape there leaves too, once nothing of the site's own is open. */
export function useLeaveByEscape(frame: Document | undefined, dialog: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    if (!frame) return
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !frame.querySelector('dialog[open], :popover-open')) dialog.current?.close()
    }
    frame.addEventListener('keydown', press)
    return () => frame.removeEventListener('keydown', press)
  }, [frame, dialog])
}
