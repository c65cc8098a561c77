import { useReducedMotion } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { type DisplayState, gentle, type Making, shownFirst, shownNext, still } from './making.ts'

type ShownOptions = { fresh: boolean; ready: boolean }

/**
 * Advances the display toward the real state at a readable pace. `fresh`: the person has watched from the start.
 * `ready`: the page is in its frame.
 */
export function useShown(making: Making | undefined, { fresh, ready }: ShownOptions): DisplayState | undefined {
  const reduced = useReducedMotion(false, { getInitialValueInEffect: false })
  const [shown, setShown] = useState<DisplayState>()
  const since = useRef(0)

  useEffect(() => {
    if (!making || making.end?.type === 'failed') return setShown(undefined)
    if (!ready) return
    const pace = reduced ? still : gentle
    const show = (next: DisplayState) => {
      since.current = performance.now()
      setShown(next)
    }
    // A returning person waits for the first progress event.
    if (!shown) return fresh || making.heard || making.end ? show(shownFirst(making, fresh)) : undefined
    const step = shownNext(shown, making, pace)
    if (!step) return
    const wait = since.current + step.after - performance.now()
    const timer = setTimeout(() => {
      const { next } = shownNext(shown, making, pace, performance.now() - since.current) ?? step
      show(next)
    }, wait)
    return () => clearTimeout(timer)
  }, [making, shown, fresh, ready, reduced])

  return shown
}
