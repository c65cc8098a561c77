import { useEffect, useState } from 'react'

/**
 * CSS that makes a document request its fonts again. Browsers don't retry failed fonts on reconnect, and parse
 * identical CSS only once.
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
