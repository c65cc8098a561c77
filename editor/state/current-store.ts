import { createStore } from 'jotai'

export type Store = ReturnType<typeof createStore>

let store = createStore()
const followers = new Set<() => void>()
const keepers = new Set<() => void>()

/** The atoms of whoever is at the screen. */
export const currentStore = (): Store => store

/** Calls when other atoms took the place of those of before. Answers how to stop. */
export const onNewStore = (follower: () => void): (() => void) => listen(followers, follower)

/** Calls while the atoms are still there that are about to be forgotten, for what must outlive them. Answers how to stop. */
export const beforeNewStore = (keeper: () => void): (() => void) => listen(keepers, keeper)

/** Begins anew with every atom as it was at first: what one person did, the next one cannot see, whatever atoms there are. */
export function renewStore() {
  for (const keep of keepers) keep()
  store = createStore()
  for (const follow of followers) follow()
}

function listen(listeners: Set<() => void>, listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
