import { createStore } from 'jotai'

export type Store = ReturnType<typeof createStore>

let store = createStore()
const followers = new Set<() => void>()
const keepers = new Set<() => void>()

/** The atoms of the current person. */
export const currentStore = (): Store => store

/** Calls when other atoms replace the previous ones. Returns how to stop. */
export const onNewStore = (follower: () => void): (() => void) => listen(followers, follower)

/** Calls before the atoms are discarded, to save what must outlive them. Returns how to stop. */
export const beforeNewStore = (keeper: () => void): (() => void) => listen(keepers, keeper)

/** Starts over with every atom at its initial value, so that the next person cannot see the work of the previous one. */
export function renewStore() {
  for (const keep of keepers) keep()
  store = createStore()
  for (const follow of followers) follow()
}

function listen(listeners: Set<() => void>, listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
