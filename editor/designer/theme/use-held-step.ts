import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { dragStartedAtAtom } from '../document/edits.ts'

/** Returns what to call when the pointer goes down for a drag: until release, all changes are one step of the history. */
export function useHeldStep(): () => void {
  const setHeld = useSetAtom(dragStartedAtAtom)
  useEffect(() => {
    const release = () => setHeld(null)
    const releases = ['pointerup', 'pointercancel']
    for (const event of releases) window.addEventListener(event, release)
    return () => {
      release()
      for (const event of releases) window.removeEventListener(event, release)
    }
  }, [setHeld])
  return () => setHeld(Date.now())
}
