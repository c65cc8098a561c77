import { useEffect } from 'react'

/** Hears the Escape key inside frames, which keep their keys, unless the website in one has something open that it closes. */
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
