import { useState } from 'react'

/** Whether something has been so at any time since: what comes late for it then stays, also for its way out. */
export function useEver(isSo: boolean): boolean {
  const [ever, setEver] = useState(isSo)
  if (isSo && !ever) setEver(true)
  return ever || isSo
}
