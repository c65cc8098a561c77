import { useStore } from 'jotai'
import { useCallback } from 'react'
import { sameJson } from '#renderer/document/compare/same-json.ts'
import type { DrawnPictures } from '#renderer/document/settings.ts'
import { drawnAtom } from '../document/edits.ts'
import { documentAtom, storedDraftAtom } from '../document/session.ts'
import { drawnOf, joinOf } from './drawn-of.ts'
import { wantedMap } from './wanted-map.ts'

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
      if (known.of === joinOf(drawnOf(document)) && !wantedMap(document)) return
      onDraw()
      const signal = AbortSignal.timeout(patience)
      // The drawing comes when it is first wanted. Offline, it may not arrive.
      const drawing = import('./draw-pictures.ts').then(({ drawPictures }) => drawPictures(document, draftId, signal))
      const none: DrawnPictures = { of: '', icon: null, card: null, map: known.map }
      const drawn = await Promise.race([drawing, ended(signal, none)]).catch(() => none)
      if (store.get(storedDraftAtom)?.draftId !== draftId) return
      if (!sameJson(drawn, document.settings.drawn)) store.set(drawnAtom, drawn)
    },
    [store],
  )
}

/** `none`: better no pictures than those of a website that has changed since. */
const ended = (signal: AbortSignal, none: DrawnPictures) =>
  // A moment later: what was stored in time has arrived by then.
  new Promise<DrawnPictures>((resolve) => signal.addEventListener('abort', () => setTimeout(resolve, 100, none)))
