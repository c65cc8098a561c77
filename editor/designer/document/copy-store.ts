import { createStore, delMany, entries, set } from 'idb-keyval'
import * as z from 'zod'

/** Identifies a copy. `editing` is one opening of a draft in one tab. */
export const copyKey = z.object({ userId: z.string(), draftId: z.string(), editing: z.string() })
export type CopyKey = z.infer<typeof copyKey>

/** Stores copies of unsaved work. Never throws: full or forbidden storage must not interrupt editing. */
export type CopyStore = {
  put: (copy: CopyKey & object) => void
  /**
   * Also stores it in sessionStorage, for the next load of this tab. Called when the page unloads, since serializing
   * costs more than cloning.
   */
  carry: (copy: CopyKey & object) => void
  /** All copies, unvalidated: another version of the app may have written them. */
  list: () => Promise<unknown[]>
  remove: (copies: readonly CopyKey[]) => Promise<void>
}

export const deleteCopiesOfDraft = (draftId: string, store: CopyStore = copyStore) =>
  deleteWhere((copy) => copy.draftId === draftId, store)

export const deleteCopiesOfPerson = (userId: string, store: CopyStore = copyStore) =>
  deleteWhere((copy) => copy.userId === userId, store)

async function deleteWhere(isMeant: (copy: CopyKey) => boolean, store: CopyStore) {
  const copies = (await store.list()).flatMap((found) => copyKey.safeParse(found).data ?? [])
  await store.remove(copies.filter(isMeant))
}

type SessionCopy = CopyKey & { keptAt: number; revision: number; base?: unknown }

const database = createStore('unsaved-work', 'copies')
const keyOf = ({ userId, draftId, editing }: CopyKey) => [userId, draftId, editing]
const sessionKey = (draftId: string) => `websiteSettings:${draftId}`

/**
 * IndexedDB survives crashes and closed tabs. sessionStorage is written synchronously on unload, so a reload can't miss it. Whatever reads
 * copies next moves newer ones to IndexedDB.
 */
export const copyStore: CopyStore = {
  put: (copy) => {
    void attempt(() => set(keyOf(copy), copy, database))
  },
  carry: (copy) => {
    copyStore.put(copy)
    // Omits the copy's base, which is in IndexedDB.
    void attempt(() => sessionStorage.setItem(sessionKey(copy.draftId), JSON.stringify({ ...copy, base: undefined })))
  },
  list: async () => {
    const found = (await attempt(() => entries<string[], SessionCopy>(database))) ?? []
    const byKey = new Map(found.map(([key, copy]) => [String(key), copy]))
    for (const carried of moveSessionCopies()) {
      const known = byKey.get(String(keyOf(carried)))
      if (known && known.keptAt >= carried.keptAt) continue
      const base = known?.revision === carried.revision ? known.base : undefined
      const copy = { ...carried, base }
      byKey.set(String(keyOf(carried)), copy)
      void attempt(() => set(keyOf(copy), copy, database))
    }
    return [...byKey.values()]
  },
  remove: async (copies) => {
    if (copies.length === 0) return
    const removal = attempt(() => delMany(copies.map(keyOf), database))
    const removedEditings = new Set(copies.map(({ editing }) => editing))
    for (const { draftId, editing } of moveSessionCopies()) {
      if (removedEditings.has(editing)) void attempt(() => sessionStorage.removeItem(sessionKey(draftId)))
    }
    await removal
  },
}

function moveSessionCopies(): SessionCopy[] {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(sessionKey('')))
    return keys.map((key) => JSON.parse(sessionStorage.getItem(key) ?? ''))
  } catch {
    return []
  }
}

/** Starts synchronously, so requests keep their order. */
async function attempt<T>(action: () => T): Promise<Awaited<T> | undefined> {
  try {
    return await action()
  } catch {
    return undefined
  }
}
