import { createStore, delMany, entries, set } from 'idb-keyval'
import * as z from 'zod'

/** Which copy: whose, of which draft, and by which editing (one opening of a draft in one tab). */
export const copyKey = z.object({ userId: z.string(), draftId: z.string(), editing: z.string() })
export type CopyKey = z.infer<typeof copyKey>

/** Where copies of unsaved work lie. Nothing here throws: storage that is full or forbidden takes nothing from the work. */
export type CopyShelf = {
  put: (copy: CopyKey & object) => void
  /** Also where the next load of this tab finds it at once: when the page goes. Text costs more than a clone. */
  carry: (copy: CopyKey & object) => void
  /** All of them, unread: another version of the app may have written them. */
  list: () => Promise<unknown[]>
  remove: (copies: readonly CopyKey[]) => Promise<void>
}

/** Deletes all copies of a draft, in every tab, for example after it was deleted. */
export const dropCopiesOfDraft = (draftId: string, shelf: CopyShelf = copyShelf) =>
  dropWhere((copy) => copy.draftId === draftId, shelf)

/** Deletes every copy of a person's work in this browser. */
export const dropCopiesOfPerson = (userId: string, shelf: CopyShelf = copyShelf) =>
  dropWhere((copy) => copy.userId === userId, shelf)

async function dropWhere(isMeant: (copy: CopyKey) => boolean, shelf: CopyShelf) {
  const copies = (await shelf.list()).flatMap((found) => copyKey.safeParse(found).data ?? [])
  await shelf.remove(copies.filter(isMeant))
}

type Carried = CopyKey & { keptAt: number; revision: number; base?: unknown }

const database = createStore('unsaved-work', 'copies')
const keyOf = ({ userId, draftId, editing }: CopyKey) => [userId, draftId, editing]
const sessionKey = (draftId: string) => `websiteSettings:${draftId}`

/**
 * This browser's shelf. IndexedDB outlives a crash and a closed tab; the tab's own storage is written before the page goes,
 * so that a reload cannot be quicker than the copy. What is newer there is put into IndexedDB by the next that looks.
 */
export const copyShelf: CopyShelf = {
  put: (copy) => {
    void attempt(() => set(keyOf(copy), copy, database))
  },
  carry: (copy) => {
    copyShelf.put(copy)
    // Without what it was made from, which IndexedDB knows.
    void attempt(() => sessionStorage.setItem(sessionKey(copy.draftId), JSON.stringify({ ...copy, base: undefined })))
  },
  list: async () => {
    const found = (await attempt(() => entries<string[], Carried>(database))) ?? []
    const kept = new Map(found.map(([key, copy]) => [String(key), copy]))
    for (const carried of carriedOver()) {
      const known = kept.get(String(keyOf(carried)))
      if (known && known.keptAt >= carried.keptAt) continue
      const base = known?.revision === carried.revision ? known.base : undefined
      const copy = { ...carried, base }
      kept.set(String(keyOf(carried)), copy)
      void attempt(() => set(keyOf(copy), copy, database))
    }
    return [...kept.values()]
  },
  remove: async (copies) => {
    if (copies.length === 0) return
    const removal = attempt(() => delMany(copies.map(keyOf), database))
    const gone = new Set(copies.map(({ editing }) => editing))
    for (const { draftId, editing } of carriedOver()) {
      if (gone.has(editing)) void attempt(() => sessionStorage.removeItem(sessionKey(draftId)))
    }
    await removal
  },
}

function carriedOver(): Carried[] {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(sessionKey('')))
    return keys.map((key) => JSON.parse(sessionStorage.getItem(key) ?? ''))
  } catch {
    return []
  }
}

/** Starts at once, so that requests run in order. */
async function attempt<T>(action: () => T): Promise<Awaited<T> | undefined> {
  try {
    return await action()
  } catch {
    return undefined
  }
}
