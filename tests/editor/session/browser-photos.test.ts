import { beforeEach, expect, test } from 'vitest'
import { deletePhotos, type PhotoSet, type PhotoStore, photosFor } from '#session/browser-photos.ts'

const stored = new Map<string, PhotoSet>()
const storage: PhotoStore = {
  read: async (id) => stored.get(id),
  list: async () => [...stored.values()],
  change: async (id, change) => {
    const set = change(stored.get(id) ?? { id, website: '', sections: null, changedAt: 0, photos: [] })
    stored.set(id, set)
    return set
  },
  drop: async (ids) => {
    for (const id of ids) stored.delete(id)
  },
}
const photo = { id: 'one', source: 'one.jpg', file: new Blob(['one']), width: 1600, height: 900 }
const day = 24 * 60 * 60_000
const keep = (id: string, rest: Partial<PhotoSet>) =>
  stored.set(id, { id, website: '', sections: null, changedAt: 0, photos: [photo], ...rest })

beforeEach(() => stored.clear())

test('photosFor returns only the given website’s photos', async () => {
  keep('a', { website: 'first' })
  keep('b', { website: 'second' })
  expect((await photosFor('second', { storage, now: day }))?.id).toBe('b')
  expect(await photosFor('third', { storage, now: day })).toBeUndefined()
})

test('photosFor returns undefined if every photo was removed', async () => {
  keep('a', { website: 'first', photos: [] })
  expect(await photosFor('first', { storage, now: day })).toBeUndefined()
})

test('photosFor deletes the photos of abandoned websites', async () => {
  keep('a', { website: 'first' })
  keep('b', { website: 'second', changedAt: 31 * day })
  expect(await photosFor('first', { storage, now: 32 * day })).toBeUndefined()
  expect([...stored.keys()]).toEqual(['b'])
})

test('deletePhotos deletes every photo at sign-out', async () => {
  keep('a', { website: 'first' })
  keep('b', {})
  await deletePhotos(storage)
  expect(stored.size).toBe(0)
})
