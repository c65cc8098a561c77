import { useEffect, useState } from 'react'

/**
 * Whether a dialog that mounts with its first request is open. As it is first drawn it is not: only what opens later gives the
 * focus back to where it was.
 */
export function useOpened(wanted: boolean): boolean {
  const [drawn, setDrawn] = useState(false)
  useEffect(() => setDrawn(true), [])
  return drawn && wanted
}
