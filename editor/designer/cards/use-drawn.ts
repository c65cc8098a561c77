import { useDebouncedValue } from '@mantine/hooks'
import { useStore } from 'jotai'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { sameJson } from '#renderer/document/compare/same-json.ts'
import type { DrawnPictures } from '#renderer/document/settings.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { setDrawnAtom } from '../document/edits.ts'
import { documentAtom, storedDraftAtom } from '../document/session.ts'
import type { cardFile } from './files.ts'
import { type Identity, identityOf } from './identity.ts'
import { cardHash, iconHash, joinHashes, pictureHashes } from './picture-hashes.ts'

const debounceMs = 400

type Drawing = {
  of: (identity: Identity) => string
  draw: typeof cardFile
}

const card: Drawing = {
  of: cardHash,
  draw: async (...args) => (await import('./files.ts')).cardFile(...args),
}
const icon: Drawing = {
  of: iconHash,
  draw: async (...args) => (await import('./files.ts')).iconFile(...args),
}

/** Object URL of the current link preview, see useDrawn. */
export const useDrawnCard = (document: WebsiteSettings | null) => useDrawn(document, card)

export const useDrawnIcon = (document: WebsiteSettings | null) => useDrawn(document, icon)

/** Undefined before the first drawing, null if it fails. */
function useDrawn(document: WebsiteSettings | null, drawing: Drawing): string | null | undefined {
  const [address, setAddress] = useState<string | null>()
  const [settled] = useDebouncedValue(document, debounceMs)
  const identity = useMemo(() => settled && identityOf(settled), [settled])
  const of = identity && drawing.of(identity)

  // biome-ignore lint/correctness/useExhaustiveDependencies: equal identities are drawn alike
  useEffect(() => {
    if (!identity) return
    const leaving = new AbortController()
    const { signal } = leaving
    drawing
      .draw(identity, signal)
      .then(({ file }) => signal.aborted || setAddress(URL.createObjectURL(file)))
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

/** Maximum time that publishing waits. */
const drawingTimeoutMs = 5000

/** Returns a function that updates the open website's drawn pictures, and calls `onDraw` if this takes a moment. Never throws. */
export function useDrawnPictures() {
  const store = useStore()
  return useCallback(
    async (onDraw: () => void) => {
      const document = store.get(documentAtom)
      const draftId = store.get(storedDraftAtom)?.draftId
      if (!document || !draftId) return
      const { drawn: known } = document.settings
      if (known.of === joinHashes(pictureHashes(document))) return
      onDraw()
      const signal = AbortSignal.timeout(drawingTimeoutMs)
      const drawing = import('./draw-pictures.ts').then(({ drawPictures }) => drawPictures(document, draftId, signal))
      // No pictures are better than outdated ones.
      const none: DrawnPictures = { ...known, of: '', icon: null, card: null }
      const drawn = await Promise.race([drawing, ended(signal, none)]).catch(() => none)
      if (store.get(storedDraftAtom)?.draftId !== draftId) return
      if (!sameJson(drawn, document.settings.drawn)) store.set(setDrawnAtom, drawn)
    },
    [store],
  )
}

const ended = (signal: AbortSignal, none: DrawnPictures) =>
  // Leaves time for the response if a picture was stored just in time.
  new Promise<DrawnPictures>((resolve) => signal.addEventListener('abort', () => setTimeout(resolve, 100, none)))
