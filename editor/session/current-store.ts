import { createStore } from 'jotai'

export type Store = ReturnType<typeof createStore>

let store = createStore()
const followers = new Set<() => void>()
const keepers = new Set<() => void>()

export const currentStore = (): Store => store

/** Called when a new store replaces the current one. Returns the unsubscribe function. */
export const onNewStore = (follower: () => void): (() => void) => listen(followers, follower)

/** Called before the store is discarded, to save whatever must outlive it. Returns the unsubscribe function. */
export const beforeNewStore = (keeper: () => void): (() => void) => listen(keepers, keeper)

/** Resets every atom, so that the next person can't see the previous person's work. */
export function renewStore() {
  for (const keep of keepers) keep()
  store = createStore()
  for (const follow of followers) follow()
}

function listen(listeners: Set<() => void>, listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
