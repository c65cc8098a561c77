import { useInterval } from '@mantine/hooks'
import { useState } from 'react'

/** The time, in milliseconds since 1970, updated every minute, so that relative times stay current. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useInterval(() => setNow(Date.now()), 60_000, { autoInvoke: true })
  return now
}
