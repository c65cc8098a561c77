import { atom, type createStore } from 'jotai'
import { autosaveDraftAtom } from './save.ts'
import { documentAtom, newerDraftAtom, saveStateAtom, storedDraftAtom, unsavedAtom } from './session.ts'

/** In milliseconds. */
export const autosaveTimes = {
  /** Pause in editing before a save. */
  debounce: 2_000,
  /** Maximum wait while editing continues. */
  maxWait: 15_000,
  /** Before the first retry of a failed save. Doubles each time. */
  firstRetryDelay: 5_000,
  maxRetryDelay: 60_000,
}

type Store = Pick<ReturnType<typeof createStore>, 'get' | 'set' | 'sub'>

export type Autosave = {
  /** Saves now, because the page may close or the network is back. */
  flush: () => void
  /** Stops trying to save the working copy, because the owner discards it. The next edit is saved again. */
  discard: () => void
  stop: () => void
}

/** Number of open dialogs about unsaved work. Autosave pauses for them. */
export const autosavePausesAtom = atom(0)

export const autosaveAtom = atom<Autosave | null>(null)

/**
 * Saves a draft after each pause in editing, and at intervals during continuous editing. After a conflict, pauses until the owner has
 * merged both versions.
 */
export function startAutosave(store: Store, times = autosaveTimes): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined
  let seen = store.get(documentAtom)
  let changedAt = 0
  let dueAt = Number.POSITIVE_INFINITY
  let notBefore = 0
  let retryWait = times.firstRetryDelay
  let givenUp: unknown

  const isPossible = () => {
    const { status } = store.get(saveStateAtom)
    const isFree = status !== 'saving' && status !== 'conflict' && !store.get(newerDraftAtom)
    const isWanted = store.get(unsavedAtom) && store.get(documentAtom) !== givenUp
    return isFree && isWanted && store.get(autosavePausesAtom) === 0 && navigator.onLine !== false
  }
  const saveNow = async () => {
    clearTimeout(timer)
    if (!isPossible()) return
    dueAt = Number.POSITIVE_INFINITY
    await store.set(autosaveDraftAtom)
    const hasFailed = store.get(saveStateAtom).status === 'failed'
    notBefore = hasFailed ? Date.now() + retryWait : 0
    retryWait = hasFailed ? Math.min(retryWait * 2, times.maxRetryDelay) : times.firstRetryDelay
    plan()
  }
  const plan = () => {
    clearTimeout(timer)
    if (!store.get(unsavedAtom)) dueAt = Number.POSITIVE_INFINITY
    if (!isPossible()) return
    const at = Math.max(Math.min(changedAt + times.debounce, dueAt), notBefore)
    timer = setTimeout(saveNow, at - Date.now())
  }
  const follow = () => {
    const document = store.get(documentAtom)
    if (document !== seen) {
      seen = document
      changedAt = Date.now()
      dueAt = Math.min(dueAt, changedAt + times.maxWait)
    }
    plan()
  }

  const watched = [documentAtom, storedDraftAtom, saveStateAtom, newerDraftAtom, autosavePausesAtom]
  const ends = watched.map((one) => store.sub(one, follow))
  follow()
  return {
    flush: () => void saveNow(),
    discard: () => {
      givenUp = store.get(documentAtom)
      plan()
    },
    stop: () => {
      clearTimeout(timer)
      for (const end of ends) end()
    },
  }
}
