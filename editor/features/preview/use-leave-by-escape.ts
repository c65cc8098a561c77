import { type RefObject, useEffect } from 'react'

/** The dialog gets no key events from inside the site: Escape there closes it too, unless the site has something open. */
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
