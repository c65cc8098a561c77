import { useEffect, useState } from 'react'

const pauseSeconds = 20

/** The seconds until another mail may be asked for, so that a slow one is not answered by five; and what begins a new pause. */
export function usePause(): readonly [number, () => void] {
  const [left, setLeft] = useState(pauseSeconds)
  useEffect(() => {
    if (left === 0) return
    const second = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(second)
  }, [left])
  return [left, () => setLeft(pauseSeconds)]
}
