import { useEffect, useState } from 'react'
import { ownClock } from '../../../ui/when-words.ts'

/** In milliseconds. */
const pace = 15_000

/** The person's clock, and the time of now, told again every now and then: what can be set gets less. */
export function useClock() {
  const [now, setNow] = useState(Date.now)
  const [clock] = useState(ownClock)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), pace)
    return () => clearInterval(timer)
  }, [])
  return { now, clock }
}
