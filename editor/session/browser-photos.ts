import { createStore, delMany, get, update, values } from 'idb-keyval'
import type { SectionType } from '#renderer/document/section-types.ts'
import type { LibraryPicture } from '#worker/pictures/schema.ts'

/** A photo stored in this browser until its website has an owner. */
export type BrowserPhoto = {
  id: string
  /** Identifies the chosen file, so that choosing it twice adds it once. */
  source: string
  file: Blob
  /** In pixels. */
  width: number
  height: number
  /** The library's entry, once the photo is uploaded. */
  sent?: LibraryPicture
}

export type PhotoSet = {
  id: string
  /** The website's id, which stays the same in its draft. Blank before the website is created. */
  website: string
  /** Sections chosen for the website. Null for the default ones. */
  sections: readonly SectionType[] | null
  changedAt: number
  photos: readonly BrowserPhoto[]
}

const database = createStore('wizard-photos', 'sets')
/** In milliseconds: one day longer than an unfinished website is stored. */
const maxAgeMs = 31 * 24 * 60 * 60_000

/** Stores photos in IndexedDB. Only `change` throws, since failing to store a photo must not go unnoticed. */
export const photoStore = {
  read: (id: string) => ignoreErrors(() => get<PhotoSet>(id, database)),
  list: async () => (await ignoreErrors(() => values<PhotoSet>(database))) ?? [],
  /** Atomic across tabs. Returns the changed set. */
  change: async (id: string, changed: (set: PhotoSet) => PhotoSet): Promise<PhotoSet> => {
    let now: PhotoSet | undefined
    const change = (set: PhotoSet = { id, website: '', sections: null, changedAt: 0, photos: [] }) => {
      now = { ...changed(set), changedAt: Date.now() }
      return now
    }
    await update<PhotoSet>(id, change, database)
    return now as unknown as PhotoSet
  },
  drop: (ids: readonly string[]) => ignoreErrors(() => delMany([...ids], database)),
}

/** Browsers without IndexedDB have no stored photos. */
async function ignoreErrors<T>(action: () => Promise<T>): Promise<T | undefined> {
  try {
    return await action()
  } catch {
    return undefined
  }
}

export type PhotoStore = typeof photoStore

/** The photos for a website that has no owner yet, or undefined. Deletes photos of expired websites. */
export async function photosFor(
  website: string,
  { storage = photoStore, now = Date.now() }: { storage?: PhotoStore; now?: number } = {},
): Promise<PhotoSet | undefined> {
  const sets = await storage.list()
  const outlived = sets.filter(({ changedAt }) => changedAt < now - maxAgeMs)
  if (outlived.length > 0) void storage.drop(outlived.map(({ id }) => id))
  return sets.find((set) => set.website === website && set.photos.length > 0 && !outlived.includes(set))
}

export async function deletePhotos(storage: PhotoStore = photoStore): Promise<void> {
  const sets = await storage.list()
  if (sets.length > 0) await storage.drop(sets.map(({ id }) => id))
}
