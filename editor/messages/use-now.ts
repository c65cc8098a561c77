import { useInterval } from '@mantine/hooks'
import { useState } from 'react'

/** The current time in milliseconds since 1970. Updates every minute, so relative times stay current. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useInterval(() => setNow(Date.now()), 60_000, { autoInvoke: true })
  return now
}
