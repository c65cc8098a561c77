import { atom, type createStore } from 'jotai'
import { saveStateAtom } from '../../state/save-state.ts'
import { newerDraftAtom } from './conflicts.ts'
import { documentAtom, storedDraftAtom, unsavedAtom } from './session.ts'

/** In milliseconds. */
export const autosaveTimes = {
  /** Without a change, until what was changed is saved. */
  quiet: 2_000,
  /** Until it is saved while changes go on. */
  longest: 15_000,
  /** Before a failed save is tried again; each further time twice as long. */
  firstRetry: 5_000,
  longestRetry: 60_000,
}

type Store = Pick<ReturnType<typeof createStore>, 'get' | 'set' | 'sub'>

export type Autosave = {
  /** Saves now, as when the page may go or the network is back. */
  flush: () => void
  /** Does not save the document on the screen: the person gives it up. The next edit is saved again. */
  giveUp: () => void
  stop: () => void
}

/** How many dialogs ask what to do with unsaved work: nothing is saved while they do. */
export const autosaveHoldsAtom = atom(0)

/** The autosave of the draft on the screen. */
export const autosaveAtom = atom<Autosave | null>(null)

/**
 * Saves a draft after each pause in editing, and from time to time while editing goes on. Waits while the draft was saved
 * elsewhere, until the person has brought both versions together.
 */
export function startAutosave(store: Store, save: () => Promise<unknown>, times = autosaveTimes): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined
  let seen = store.get(documentAtom)
  let changedAt = 0
  let dueAt = Number.POSITIVE_INFINITY
  let notBefore = 0
  let retryWait = times.firstRetry
  let givenUp: unknown

  const isPossible = () => {
    const { status } = store.get(saveStateAtom)
    const isFree = status !== 'saving' && status !== 'conflict' && !store.get(newerDraftAtom)
    const isWanted = store.get(unsavedAtom) && store.get(documentAtom) !== givenUp
    return isFree && isWanted && store.get(autosaveHoldsAtom) === 0 && navigator.onLine !== false
  }
  const saveNow = async () => {
    clearTimeout(timer)
    if (!isPossible()) return
    dueAt = Number.POSITIVE_INFINITY
    await save()
    const hasFailed = store.get(saveStateAtom).status === 'failed'
    notBefore = hasFailed ? Date.now() + retryWait : 0
    retryWait = hasFailed ? Math.min(retryWait * 2, times.longestRetry) : times.firstRetry
    plan()
  }
  const plan = () => {
    clearTimeout(timer)
    if (!store.get(unsavedAtom)) dueAt = Number.POSITIVE_INFINITY
    if (!isPossible()) return
    const at = Math.max(Math.min(changedAt + times.quiet, dueAt), notBefore)
    timer = setTimeout(saveNow, at - Date.now())
  }
  const follow = () => {
    const document = store.get(documentAtom)
    if (document !== seen) {
      seen = document
      changedAt = Date.now()
      dueAt = Math.min(dueAt, changedAt + times.longest)
    }
    plan()
  }

  const watched = [documentAtom, storedDraftAtom, saveStateAtom, newerDraftAtom, autosaveHoldsAtom]
  const ends = watched.map((one) => store.sub(one, follow))
  follow()
  return {
    flush: () => void saveNow(),
    giveUp: () => {
      givenUp = store.get(documentAtom)
      plan()
    },
    stop: () => {
      clearTimeout(timer)
      for (const end of ends) end()
    },
  }
}
