import { useEffect, useState } from 'react'

/**
 * What to add to a document's CSS so that its fonts are asked for again: with the connection back, browsers leave those that failed as
 * they are, and read the same CSS only once.
 */
export function useFontRetry(drawn: Document): string {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const retry = () => {
      if ([...drawn.fonts].some(({ status }) => status === 'error')) setTurn((count) => count + 1)
    }
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [drawn])
  return turn === 0 ? '' : `/* ${turn} */`
}
