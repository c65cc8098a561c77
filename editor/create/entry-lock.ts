import type { createStore } from 'jotai'
import { photoStore } from '#session/browser-photos.ts'
import { photosAtom } from './photos/photo-state.ts'
import { wizardAtom } from './wizard-state.ts'

/** How long to wait for the lock, in milliseconds. A page that reloads releases it sooner. */
const lockTimeoutMs = 1000
const lockedEntries = new Set<string>()

/**
 * Separates duplicated tabs. If another tab has the same entry open, this one continues with a copy of its answers and
 * photos.
 */
export async function claimEntry(store: ReturnType<typeof createStore>): Promise<void> {
  const { id } = store.get(wizardAtom)
  if (lockedEntries.has(id) || (await lockEntry(id))) return
  const photos = await copyOfPhotos(store.get(wizardAtom).photos)
  const wizard = store.get(wizardAtom)
  if (wizard.id !== id) return
  store.set(wizardAtom, { ...wizard, id: crypto.randomUUID(), photos })
  void store.set(photosAtom)
}

/**
 * Locks the entry until the tab closes or reloads. Returns false if another tab has it. Always succeeds without the Web
 * Locks API.
 */
async function lockEntry(id: string): Promise<boolean> {
  if (!navigator.locks) return true
  return new Promise((resolve) => {
    const onAcquired = () => {
      lockedEntries.add(id)
      resolve(true)
      return new Promise<never>(() => {})
    }
    navigator.locks
      .request(`wizard ${id}`, { signal: AbortSignal.timeout(lockTimeoutMs) }, onAcquired)
      .catch(() => resolve(false))
  })
}

async function copyOfPhotos(id: string): Promise<string> {
  const found = id === '' ? undefined : await photoStore.read(id)
  if (!found) return id
  const copied = crypto.randomUUID()
  await photoStore.change(copied, (there) => ({ ...there, photos: found.photos }))
  return copied
}
