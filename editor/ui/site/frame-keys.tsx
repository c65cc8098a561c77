import { VisuallyHidden } from '@mantine/core'
import type { FocusEvent } from 'react'
import { useEffect } from 'react'

/**
 * Follows a website's frame at the end of a dialog. The dialog gets no key events from the frame, so tabbing out of it reaches this
 * element, which continues at the close button instead of the page behind the dialog. Shift+Tab enters the frame.
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

/** Handles Escape inside frames, unless the website uses it to close something. */
export function useFrameEscape(onEscape: () => void, ...frames: (Document | undefined)[]) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another array each time, of the same frames
  useEffect(() => {
    const leave = ({ key, currentTarget }: KeyboardEvent) => {
      const hasOpen = (currentTarget as Document).querySelector('dialog[open], :popover-open')
      if (key === 'Escape' && !hasOpen) onEscape()
    }
    for (const frame of frames) frame?.addEventListener('keydown', leave)
    return () => {
      for (const frame of frames) frame?.removeEventListener('keydown', leave)
    }
  }, [onEscape, ...frames])
}
