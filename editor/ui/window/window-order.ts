import { useEffect, useLayoutEffect, useRef, useState } from 'react'

type OpenWindow = { escape: () => void }

/** The windows that are open, the lowest first. */
let openWindows: readonly OpenWindow[] = []

/** Mantine's own for windows; its menus and notices lie above. */
const lowest = 200

/**
 * Puts a window over those that are open already, and returns its z-index. Escape closes the top window alone; without `onEscape`
 * it closes none.
 */
export function useWindowOrder(opened: boolean, onEscape: (() => void) | undefined): number {
  const [zIndex, setZIndex] = useState(lowest)
  const latest = useRef(onEscape)
  useEffect(() => {
    latest.current = onEscape
  })
  useLayoutEffect(() => {
    if (!opened) return
    const self = { escape: () => latest.current?.() }
    setZIndex(lowest + openWindows.length)
    change([...openWindows, self])
    return () => change(openWindows.filter((other) => other !== self))
  }, [opened])
  return zIndex
}

function change(windows: readonly OpenWindow[]) {
  openWindows = windows
  if (windows.length > 0) window.addEventListener('keydown', closeTop, { capture: true })
  else window.removeEventListener('keydown', closeTop, { capture: true })
}

/** One listener for all: with one each, a window that closes would let the next hear the same key. */
function closeTop(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.isComposing) return
  // Mantine's mark on a menu or a list that the key closes first.
  if (event.target instanceof Element && event.target.getAttribute('data-mantine-stop-propagation') === 'true') return
  openWindows.at(-1)?.escape()
}
