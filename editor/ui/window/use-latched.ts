import { useState } from 'react'

/** Whether a condition has held at any time since: a window that loads late then stays mounted, also to animate as it closes. */
export function useLatched(holds: boolean): boolean {
  const [held, setHeld] = useState(holds)
  if (holds && !held) setHeld(true)
  return held || holds
}
