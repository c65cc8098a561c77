import { VisuallyHidden } from '@mantine/core'
import type { FocusEvent } from 'react'

/**
 * Follows a website's frame at the end of a window. The window does not hear the keys in a frame: Tab out of it comes here, and goes
 * on to the window's close button instead of the page behind. Shift and Tab from there leads into the frame.
 */
export function FrameEnd() {
  const goOn = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const dialog = currentTarget.closest('[role=dialog]')
    const isBackward = relatedTarget instanceof HTMLElement && relatedTarget.tagName !== 'IFRAME'
    const next = isBackward ? [...(dialog?.querySelectorAll('iframe') ?? [])].at(-1) : dialog?.querySelector('button')
    next?.focus()
  }
  return (
    <VisuallyHidden>
      <button type="button" aria-label="End of the website" onFocus={goOn} />
    </VisuallyHidden>
  )
}
