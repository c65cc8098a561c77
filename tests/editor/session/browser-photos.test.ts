import { beforeEach, expect, test } from 'vitest'
import { deletePhotos, type PhotoSet, type PhotoStore, photosFor } from '#session/browser-photos.ts'

const kept = new Map<string, PhotoSet>()
const storage: PhotoStore = {
  read: async (id) => kept.get(id),
  list: async () => [...kept.values()],
  change: async (id, change) => {
    const set = change(kept.get(id) ?? { id, website: '', sections: null, changedAt: 0, photos: [] })
    kept.set(id, set)
    return set
  },
  drop: async (ids) => {
    for (const id of ids) kept.delete(id)
  },
}
const photo = { id: 'one', source: 'one.jpg', file: new Blob(['one']), width: 1600, height: 900 }
const day = 24 * 60 * 60_000
const keep = (id: string, rest: Partial<PhotoSet>) =>
  kept.set(id, { id, website: '', sections: null, changedAt: 0, photos: [photo], ...rest })

beforeEach(() => kept.clear())

test('photosFor returns the photos of one website only', async () => {
  keep('a', { website: 'first' })
  keep('b', { website: 'second' })
  expect((await photosFor('second', { storage, now: day }))?.id).toBe('b')
  expect(await photosFor('third', { storage, now: day })).toBeUndefined()
})

test('photosFor returns undefined if all photos were removed', async () => {
  keep('a', { website: 'first', photos: [] })
  expect(await photosFor('first', { storage, now: day })).toBeUndefined()
})

test('photosFor deletes photos of abandoned websites', async () => {
  keep('a', { website: 'first' })
  keep('b', { website: 'second', changedAt: 31 * day })
  expect(await photosFor('first', { storage, now: 32 * day })).toBeUndefined()
  expect([...kept.keys()]).toEqual(['b'])
})

test('dropPhotos deletes all photos at sign-out', async () => {
  keep('a', { website: 'first' })
  keep('b', {})
  await deletePhotos(storage)
  expect(kept.size).toBe(0)
})
