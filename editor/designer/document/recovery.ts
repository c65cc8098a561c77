import { atom, type createStore } from 'jotai'
import { type CopyKey, type CopyShelf, copyShelf } from './copy-shelf.ts'
import {
  changeSessionAtom,
  documentAtom,
  sessionAtom,
  storedDraftAtom,
  type UnsavedCopy,
  unsavedAtom,
} from './session.ts'

/** In milliseconds: the delay between a change and its copy, and how much longer the copy may wait for an idle moment. */
const copyDelay = 600
const idleWait = 200

type Store = Pick<ReturnType<typeof createStore>, 'get' | 'sub'>

export type CopyKeeper = {
  /** Writes unsaved work now, because the page may close. */
  flush: () => void
  /** Deletes the copy and stops: the owner discarded the work. */
  abandon: () => void
  stop: () => void
}

/** The keeper of the open draft's copy. */
export const copyKeeperAtom = atom<CopyKeeper | null>(null)

/**
 * Keeps a copy of a draft's unsaved work while it is edited, and deletes it once everything is saved. Waits for an idle moment before
 * writing, so that it delays no keystroke.
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

const none: readonly UnsavedCopy[] = []

/** Copies of unsaved work on the open draft that a crash or a closed tab left behind, newest first. */
export const offeredCopiesAtom = atom((get) => get(sessionAtom)?.offers ?? none)

export const offerCopiesAtom = atom(null, (_get, set, offers: readonly UnsavedCopy[]) =>
  set(changeSessionAtom, (session) => ({ ...session, offers })),
)

/** Ends an offer: the copy was restored or rejected. The working copy gets its own copy before this one is deleted. */
export const dropOfferAtom = atom(null, (get, set, copy: UnsavedCopy) => {
  set(changeSessionAtom, (session) => ({ ...session, offers: session.offers.filter((other) => other !== copy) }))
  get(copyKeeperAtom)?.flush()
  void copyShelf.remove([copy])
})

const lockOf = (editing: string) => `editing:${editing}`

/**
 * Names an editing and holds a lock with that name. The browser releases the lock when the tab closes or crashes, so a copy without a
 * lock was left behind. `end` releases it.
 */
export function startEditing(): { editing: string; end: () => void } {
  const editing = crypto.randomUUID()
  let end = () => undefined as unknown
  const ended = new Promise((resolve) => {
    end = () => resolve(undefined)
  })
  navigator.locks?.request(lockOf(editing), () => ended).catch(() => undefined)
  return { editing, end }
}

/** The editings in progress in any tab. */
export async function livingEditings(): Promise<ReadonlySet<string>> {
  const { held = [], pending = [] } = (await navigator.locks?.query()) ?? {}
  const prefix = lockOf('')
  return new Set(
    [...held, ...pending].flatMap(({ name = '' }) => (name.startsWith(prefix) ? name.slice(prefix.length) : [])),
  )
}

/** Calls once, after a delay and in an idle moment. Returns a function that cancels it. */
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
