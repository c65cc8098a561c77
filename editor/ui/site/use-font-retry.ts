import { useEffect, useState } from 'react'

/** Counts how often a document's fonts are to be asked for again: with the connection back, browsers leave those that failed as they are. */
export function useFontRetry(drawn: Document): number {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const retry = () => {
      if ([...drawn.fonts].some(({ status }) => status === 'error')) setTurn((count) => count + 1)
    }
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [drawn])
  return turn
}
