import { describe, expect, it } from 'vitest'
import {
  type CopyKey,
  type CopyStore,
  deleteCopiesOfDraft,
  deleteCopiesOfPerson,
} from '#editor/designer/document/copy-store.ts'
import type { UnsavedCopy } from '#editor/designer/document/session.ts'
import { findCopies, maxAgeMs } from '#editor/designer/document/unsaved-copies.ts'
import { changeSettings, removeSection } from '#renderer/document/edits/edits.ts'
import { websiteOf } from '../../website.ts'

const stored = websiteOf()
const titled = (pageTitle: string) => changeSettings(stored, { pageTitle })
const now = Date.parse('2026-11-20T12:00:00Z')
const copyOf = (change: Partial<UnsavedCopy> = {}): UnsavedCopy => ({
  userId: 'ada',
  draftId: 'draft-1',
  editing: 'one',
  revision: 3,
  base: stored,
  websiteSettings: titled('Mine'),
  keptAt: now - 1000,
  ...change,
})

function storageOf(...copies: unknown[]) {
  let kept = copies
  const editingOf = (copy: unknown) => (copy as CopyKey | null)?.editing
  const put = (copy: CopyKey & object) => {
    kept = [...kept, copy]
  }
  const storage: CopyStore = {
    put,
    carry: put,
    list: async () => kept,
    remove: async (gone) => {
      const editings = new Set(gone.map(({ editing }) => editing))
      kept = kept.filter((copy) => !editings.has(editingOf(copy) ?? ''))
    },
  }
  return { storage, kept: () => kept }
}
const find = (storage: CopyStore, living: string[] = []) =>
  findCopies({ userId: 'ada', draftId: 'draft-1', stored }, { storage, alive: async () => new Set(living), now })

describe('finding copies of unsaved work', () => {
  it('lists the person’s copies of the draft, newest first', async () => {
    const [older, newer] = [copyOf(), copyOf({ editing: 'two', websiteSettings: titled('Newer'), keptAt: now - 10 })]
    const others = [copyOf({ editing: 'three', userId: 'bob' }), copyOf({ editing: 'four', draftId: 'draft-2' })]
    const { storage, kept } = storageOf(older, newer, ...others)
    expect(await find(storage)).toEqual([newer, older])
    expect(kept()).toHaveLength(4)
  })

  it('ignores copies whose tab is still open', async () => {
    const { storage, kept } = storageOf(copyOf(), copyOf({ editing: 'two', websiteSettings: titled('Newer') }))
    expect((await find(storage, ['two'])).map(({ editing }) => editing)).toEqual(['one'])
    expect(kept()).toHaveLength(2)
  })

  it('deletes copies that contain nothing new', async () => {
    const { storage, kept } = storageOf(copyOf({ websiteSettings: websiteOf() }), copyOf({ editing: 'two' }), {
      ...copyOf({ editing: 'three', keptAt: now - 2000 }),
    })
    expect((await find(storage)).map(({ editing }) => editing)).toEqual(['two'])
    expect(kept()).toHaveLength(1)
  })

  it('deletes copies that were saved before later saves', async () => {
    const since = removeSection(titled('Mine'), 'services-2')
    const { storage, kept } = storageOf(copyOf())
    const owner = { userId: 'ada', draftId: 'draft-1', stored: since }
    expect(await findCopies(owner, { storage, alive: async () => new Set(), now })).toEqual([])
    expect(kept()).toEqual([])
  })

  it('offers copies if the draft was saved elsewhere with different content in the same place', async () => {
    const { storage } = storageOf(copyOf())
    const owner = { userId: 'ada', draftId: 'draft-1', stored: titled('Theirs') }
    expect(await findCopies(owner, { storage, alive: async () => new Set(), now })).toHaveLength(1)
  })

  it('deletes copies older than a month, of any draft', async () => {
    const keptAt = now - maxAgeMs
    const { storage, kept } = storageOf(copyOf({ keptAt }), copyOf({ editing: 'two', draftId: 'draft-2', keptAt }))
    expect(await find(storage)).toEqual([])
    expect(kept()).toEqual([])
  })

  it.each([null, 'text', {}, { ...copyOf(), websiteSettings: { version: '9.9' } }])(
    'ignores a stored value of %j',
    async (record) => {
      expect(await find(storageOf(record).storage)).toEqual([])
    },
  )

  it('deletes copies together with their draft or their person', async () => {
    const { storage, kept } = storageOf(
      copyOf(),
      copyOf({ editing: 'two', draftId: 'draft-2' }),
      copyOf({ editing: 'three', userId: 'bob' }),
    )
    await deleteCopiesOfDraft('draft-2', storage)
    expect(kept()).toHaveLength(2)
    await deleteCopiesOfPerson('ada', storage)
    expect(kept()).toEqual([copyOf({ editing: 'three', userId: 'bob' })])
  })

  it('returns nothing in a browser without storage', async () => {
    await expect(findCopies({ userId: 'ada', draftId: 'draft-1', stored })).resolves.toEqual([])
  })
})
