import { useEffect, useState } from 'react'

/** The address of a file as it lies on the person's own disk: shown before anything is sent. */
export function useOwnBytes(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return setUrl(undefined)
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
