import { createStore, delMany, get, update, values } from 'idb-keyval'
import type { SectionType } from '#renderer/document/section-types.ts'
import type { LibraryPicture } from '#worker/pictures/schema.ts'

/** A photo of somebody's work that waits in this browser until their website has an owner. */
export type BrowserPhoto = {
  id: string
  /** Tells the same file apart from another one, so that choosing it twice adds it once. */
  source: string
  /** As it will be sent. */
  file: Blob
  /** In pixels. */
  width: number
  height: number
  /** As the website's library has it, once it was sent. */
  sent?: LibraryPicture
}

/** The photos of one unfinished website. */
export type PhotoSet = {
  id: string
  /** The website's id, which its draft keeps; blank before it is made. */
  website: string
  /** The sections that were chosen for it; null for the usual ones. */
  sections: readonly SectionType[] | null
  changedAt: number
  photos: readonly BrowserPhoto[]
}

const database = createStore('wizard-photos', 'sets')
/** In milliseconds: a day longer than an unfinished website waits in a browser. */
const longestStay = 31 * 24 * 60 * 60_000

/** Where the photos lie. Only `change` throws: storage that is full or forbidden must not go unnoticed there. */
export const photoShelf = {
  read: (id: string) => quietly(() => get<PhotoSet>(id, database)),
  list: async () => (await quietly(() => values<PhotoSet>(database))) ?? [],
  /** One step, also beside another tab. Returns what is there afterwards. */
  change: async (id: string, changed: (set: PhotoSet) => PhotoSet): Promise<PhotoSet> => {
    let now: PhotoSet | undefined
    const change = (set: PhotoSet = { id, website: '', sections: null, changedAt: 0, photos: [] }) => {
      now = { ...changed(set), changedAt: Date.now() }
      return now
    }
    await update<PhotoSet>(id, change, database)
    return now as unknown as PhotoSet
  },
  drop: (ids: readonly string[]) => quietly(() => delMany([...ids], database)),
}

/** A browser without such storage has no photos in it. */
async function quietly<T>(action: () => Promise<T>): Promise<T | undefined> {
  try {
    return await action()
  } catch {
    return undefined
  }
}

export type PhotoShelf = typeof photoShelf

/** The photos that wait for a website; undefined without any. Forgets those whose website waits no more. */
export async function photosFor(
  website: string,
  { shelf = photoShelf, now = Date.now() }: { shelf?: PhotoShelf; now?: number } = {},
): Promise<PhotoSet | undefined> {
  const sets = await shelf.list()
  const outlived = sets.filter(({ changedAt }) => changedAt < now - longestStay)
  if (outlived.length > 0) void shelf.drop(outlived.map(({ id }) => id))
  return sets.find((set) => set.website === website && set.photos.length > 0 && !outlived.includes(set))
}

/** Deletes all of them from this browser. */
export async function dropPhotos(shelf: PhotoShelf = photoShelf): Promise<void> {
  const sets = await shelf.list()
  if (sets.length > 0) await shelf.drop(sets.map(({ id }) => id))
}
