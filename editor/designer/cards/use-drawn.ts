import { useDebouncedValue } from '@mantine/hooks'
import { useStore } from 'jotai'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { sameJson } from '#renderer/document/compare/same-json.ts'
import type { DrawnPictures } from '#renderer/document/settings.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { drawnAtom } from '../document/edits.ts'
import { documentAtom, storedDraftAtom } from '../document/session.ts'
import { cardOf, drawnOf, iconOf, joinOf } from './drawn-of.ts'
import { type Identity, identityOf } from './identity.ts'

/** In milliseconds without a change, before it is redrawn. */
const pause = 400

type Drawing = {
  of: (identity: Identity) => string
  draw: (identity: Identity, signal: AbortSignal) => Promise<Blob>
}

const card: Drawing = {
  of: cardOf,
  draw: async (...args) => (await (await import('./files.ts')).cardFile(...args)).file,
}
const icon: Drawing = {
  of: iconOf,
  draw: async (...args) => (await import('./files.ts')).iconFile(...args),
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

/** In milliseconds: how long publishing waits for its pictures. */
const patience = 5000

/**
 * Brings the pictures that are drawn of the open website up to date, if they are not: `onDraw` tells that it takes a moment. Never
 * fails, and waits no longer than a person would.
 */
export function useDrawnPictures() {
  const store = useStore()
  return useCallback(
    async (onDraw: () => void) => {
      const document = store.get(documentAtom)
      const draftId = store.get(storedDraftAtom)?.draftId
      if (!document || !draftId) return
      const { drawn: known } = document.settings
      if (known.of === joinOf(drawnOf(document))) return
      onDraw()
      const signal = AbortSignal.timeout(patience)
      // The drawing comes when it is first wanted. Offline, it may not arrive.
      const drawing = import('./draw-pictures.ts').then(({ drawPictures }) => drawPictures(document, draftId, signal))
      // Better no pictures than those of a website that has changed since. The map, which publishing draws, says itself what it shows.
      const none: DrawnPictures = { ...known, of: '', icon: null, card: null }
      const drawn = await Promise.race([drawing, ended(signal, none)]).catch(() => none)
      if (store.get(storedDraftAtom)?.draftId !== draftId) return
      if (!sameJson(drawn, document.settings.drawn)) store.set(drawnAtom, drawn)
    },
    [store],
  )
}

const ended = (signal: AbortSignal, none: DrawnPictures) =>
  // A moment later: what was stored in time has arrived by then.
  new Promise<DrawnPictures>((resolve) => signal.addEventListener('abort', () => setTimeout(resolve, 100, none)))
