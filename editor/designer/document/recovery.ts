import { atom, type createStore } from 'jotai'
import { type CopyKey, type CopyShelf, copyShelf } from '../../state/copy-shelf.ts'
import { documentAtom, storedDraftAtom, unsavedAtom } from './session.ts'
import type { UnsavedCopy } from './unsaved-copies.ts'

/** In milliseconds: how long after a change its copy is due, and how much longer it may wait for an idle moment. */
const copyDelay = 600
const idleWait = 200

type Store = Pick<ReturnType<typeof createStore>, 'get' | 'sub'>

export type CopyKeeper = {
  /** Writes now what is unsaved, as when the page may go. */
  flush: () => void
  /** Throws the copy away and keeps no other: the person gave the work up. */
  abandon: () => void
  stop: () => void
}

/**
 * Keeps a copy of a draft's unsaved work while it is edited, and none once all is saved. Writing waits for an idle moment, so
 * that no keystroke pays for it.
 */
export function keepCopies(store: Store, key: CopyKey, shelf: CopyShelf = copyShelf): CopyKeeper {
  let cancel: (() => void) | undefined
  let isKept = false

  const write = (way: 'put' | 'carry') => {
    cancel?.()
    cancel = undefined
    const stored = store.get(storedDraftAtom)
    const document = store.get(documentAtom)
    if (!document || stored?.draftId !== key.draftId || !store.get(unsavedAtom)) return
    const { revision, websiteSettings: base } = stored
    const copy: UnsavedCopy = { ...key, revision, base, websiteSettings: document, keptAt: Date.now() }
    shelf[way](copy)
    isKept = true
  }
  const follow = () => {
    if (store.get(storedDraftAtom)?.draftId !== key.draftId) return
    if (store.get(unsavedAtom)) {
      cancel ??= soon(() => write('put'))
      return
    }
    cancel?.()
    cancel = undefined
    if (isKept) void shelf.remove([key])
    isKept = false
  }

  const ends = [store.sub(documentAtom, follow), store.sub(storedDraftAtom, follow)]
  follow()
  const stop = () => {
    cancel?.()
    for (const end of ends) end()
  }
  return {
    flush: () => write('carry'),
    abandon: () => {
      stop()
      void shelf.remove([key])
    },
    stop,
  }
}

/** What keeps the copies of the draft on the screen. */
export const copyKeeperAtom = atom<CopyKeeper | null>(null)

/** Calls once, after a while and in an idle moment. Returns how to cancel it. */
function soon(action: () => void): () => void {
  let idle: number | undefined
  const timer = setTimeout(() => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'undefined') action()
    else idle = requestIdleCallback(action, { timeout: idleWait })
  }, copyDelay)
  return () => {
    clearTimeout(timer)
    if (idle !== undefined) cancelIdleCallback(idle)
  }
}
