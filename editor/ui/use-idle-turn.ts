import { useEffect, useState } from 'react'

/** Whether the page has been idle `turn` + 1 times since mounting. */
export function useIdleTurn(turn: number): boolean {
  const [due, setDue] = useState(false)
  useEffect(() => {
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setDue(true), 150 * (turn + 1))
      return () => clearTimeout(timer)
    }
    let handle = 0
    const wait = (left: number) => {
      handle = requestIdleCallback(() => (left === 0 ? setDue(true) : wait(left - 1)), { timeout: 400 })
    }
    wait(turn)
    return () => cancelIdleCallback(handle)
  }, [turn])
  return due
}
