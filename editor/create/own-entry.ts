import type { createStore } from 'jotai'
import { photoShelf } from '#session/browser-photos.ts'
import { photosAtom } from './photos/photo-state.ts'
import { wizardAtom } from './wizard-state.ts'

/** In milliseconds: a page that is being reloaded releases its website sooner. */
const patience = 1000
const held = new Set<string>()

/**
 * Separates duplicated tabs. If another open tab has the same entry, this one continues
 * with a copy of the answers and photos, so that neither changes or removes those of the other.
 */
export async function ownEntry(store: ReturnType<typeof createStore>): Promise<void> {
  const { id } = store.get(wizardAtom)
  if (held.has(id) || (await hold(id))) return
  const photos = await copyOfPhotos(store.get(wizardAtom).photos)
  const wizard = store.get(wizardAtom)
  if (wizard.id !== id) return
  store.set(wizardAtom, { ...wizard, id: crypto.randomUUID(), photos })
  void store.set(photosAtom)
}

/** Until the tab is closed or reloaded. False if another tab has it. Browsers that can't tell let everybody have it. */
async function hold(id: string): Promise<boolean> {
  if (!navigator.locks) return true
  return new Promise((resolve) => {
    const kept = () => {
      held.add(id)
      resolve(true)
      return new Promise<never>(() => {})
    }
    navigator.locks.request(`wizard ${id}`, { signal: AbortSignal.timeout(patience) }, kept).catch(() => resolve(false))
  })
}

async function copyOfPhotos(id: string): Promise<string> {
  const found = id === '' ? undefined : await photoShelf.read(id)
  if (!found) return id
  const copied = crypto.randomUUID()
  await photoShelf.change(copied, (there) => ({ ...there, photos: found.photos }))
  return copied
}
