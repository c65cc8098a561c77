import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useMemo, useState } from 'react'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { cardOf, iconOf } from './drawn-of.ts'
import { type Identity, identityOf } from './identity.ts'

/** In milliseconds without a change, before it is redrawn. */
const pause = 400

type Drawing = {
  of: (identity: Identity) => string
  draw: (identity: Identity, signal: AbortSignal) => Promise<Blob>
}

const card: Drawing = {
  of: cardOf,
  draw: async (...args) => (await (await import('./draw.ts')).drawCard(...args)).file,
}
const icon: Drawing = {
  of: iconOf,
  draw: async (...args) => (await import('./draw.ts')).drawIcon(...args),
}

/** What a link to a website is shown with, as it would be drawn now: its address for this page. See useDrawn. */
export const useDrawnCard = (document: WebsiteSettings | null) => useDrawn(document, card)

/** The same of its automatic icon. */
export const useDrawnIcon = (document: WebsiteSettings | null) => useDrawn(document, icon)

/** Undefined until it is drawn for the first time, null where it cannot be. */
function useDrawn(document: WebsiteSettings | null, drawing: Drawing): string | null | undefined {
  const [address, setAddress] = useState<string | null>()
  const [settled] = useDebouncedValue(document, pause)
  const identity = useMemo(() => settled && identityOf(settled), [settled])
  const of = identity && drawing.of(identity)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another identity that says the same is drawn the same
  useEffect(() => {
    if (!identity) return
    const leaving = new AbortController()
    const { signal } = leaving
    drawing
      .draw(identity, signal)
      .then((file) => signal.aborted || setAddress(URL.createObjectURL(file)))
      .catch(() => signal.aborted || setAddress(null))
    return () => leaving.abort()
  }, [of, drawing])

  useEffect(() => {
    return () => {
      if (address) URL.revokeObjectURL(address)
    }
  }, [address])
  return address
}
