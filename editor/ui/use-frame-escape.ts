import { useEffect } from 'react'

/** Hears the Escape key inside frames: a key that is pressed in one stays in it. */
export function useFrameEscape(onEscape: () => void, ...frames: (Document | undefined)[]) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another array each time, of the same frames
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && onEscape()
    for (const frame of frames) frame?.addEventListener('keydown', leave)
    return () => {
      for (const frame of frames) frame?.removeEventListener('keydown', leave)
    }
  }, [onEscape, ...frames])
}
