import { atom, type createStore } from 'jotai'
import { type CopyKey, type CopyStore, copyStore } from './copy-store.ts'
import {
  changeSessionAtom,
  documentAtom,
  sessionAtom,
  storedDraftAtom,
  type UnsavedCopy,
  unsavedAtom,
} from './session.ts'

/** Milliseconds between a change and its backup, and how much longer it may wait for an idle callback. */
const copyDelayMs = 600
const idleTimeoutMs = 200

type Store = Pick<ReturnType<typeof createStore>, 'get' | 'sub'>

export type CopyWriter = {
  /** Writes unsaved work now, because the page may close. */
  flush: () => void
  /** Deletes the copy and stops, because the owner discarded the work. */
  abandon: () => void
  stop: () => void
}

export const copyWriterAtom = atom<CopyWriter | null>(null)

/**
 * Backs up unsaved work while it is edited, and deletes the copy once everything is saved. Writes in idle time so that
 * keystrokes aren't delayed.
 */
export function startCopying(store: Store, key: CopyKey, copies: CopyStore = copyStore): CopyWriter {
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
    copies[way](copy)
    isKept = true
  }
  const follow = () => {
    if (store.get(storedDraftAtom)?.draftId !== key.draftId) return
    if (store.get(unsavedAtom)) {
      cancel ??= whenIdle(() => write('put'))
      return
    }
    cancel?.()
    cancel = undefined
    if (isKept) void copies.remove([key])
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
      void copies.remove([key])
    },
    stop,
  }
}

const noCopies: readonly UnsavedCopy[] = []

/** Copies from a crash or a closed tab, newest first. */
export const offeredCopiesAtom = atom((get) => get(sessionAtom)?.offers ?? noCopies)

export const offerCopiesAtom = atom(null, (_get, set, offers: readonly UnsavedCopy[]) =>
  set(changeSessionAtom, (session) => ({ ...session, offers })),
)

/** Ends an offer after the copy was restored or rejected. The working copy is backed up before this copy is deleted. */
export const dropOfferAtom = atom(null, (get, set, copy: UnsavedCopy) => {
  set(changeSessionAtom, (session) => ({ ...session, offers: session.offers.filter((other) => other !== copy) }))
  get(copyWriterAtom)?.flush()
  void copyStore.remove([copy])
})

const lockName = (editing: string) => `editing:${editing}`

/**
 * Starts an editing session and locks its name until `end`. The browser releases the lock if the tab closes or crashes, so a copy without a
 * lock is orphaned.
 */
export function startEditing(): { editing: string; end: () => void } {
  const editing = crypto.randomUUID()
  let end = () => undefined as unknown
  const ended = new Promise((resolve) => {
    end = () => resolve(undefined)
  })
  navigator.locks?.request(lockName(editing), () => ended).catch(() => undefined)
  return { editing, end }
}

export async function activeEditings(): Promise<ReadonlySet<string>> {
  const { held = [], pending = [] } = (await navigator.locks?.query()) ?? {}
  const prefix = lockName('')
  return new Set(
    [...held, ...pending].flatMap(({ name = '' }) => (name.startsWith(prefix) ? name.slice(prefix.length) : [])),
  )
}

/** Runs once, after a delay and when idle. Returns a function that cancels it. */
function whenIdle(action: () => void): () => void {
  let idle: number | undefined
  const timer = setTimeout(() => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'undefined') action()
    else idle = requestIdleCallback(action, { timeout: idleTimeoutMs })
  }, copyDelayMs)
  return () => {
    clearTimeout(timer)
    if (idle !== undefined) cancelIdleCallback(idle)
  }
}
