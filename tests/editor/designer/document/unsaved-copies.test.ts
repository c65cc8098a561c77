import { describe, expect, it } from 'vitest'
import {
  type CopyKey,
  type CopyShelf,
  dropCopiesOfDraft,
  dropCopiesOfPerson,
} from '#editor/designer/document/copy-shelf.ts'
import type { UnsavedCopy } from '#editor/designer/document/session.ts'
import { findCopies, longestKept } from '#editor/designer/document/unsaved-copies.ts'
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

function shelfOf(...copies: unknown[]) {
  let kept = copies
  const editingOf = (copy: unknown) => (copy as CopyKey | null)?.editing
  const put = (copy: CopyKey & object) => {
    kept = [...kept, copy]
  }
  const shelf: CopyShelf = {
    put,
    carry: put,
    list: async () => kept,
    remove: async (gone) => {
      const editings = new Set(gone.map(({ editing }) => editing))
      kept = kept.filter((copy) => !editings.has(editingOf(copy) ?? ''))
    },
  }
  return { shelf, kept: () => kept }
}
const find = (shelf: CopyShelf, living: string[] = []) =>
  findCopies({ userId: 'ada', draftId: 'draft-1', stored }, { shelf, alive: async () => new Set(living), now })

describe('finding copies of unsaved work', () => {
  it('lists those of one person and draft, newest first', async () => {
    const [older, newer] = [copyOf(), copyOf({ editing: 'two', websiteSettings: titled('Newer'), keptAt: now - 10 })]
    const others = [copyOf({ editing: 'three', userId: 'bob' }), copyOf({ editing: 'four', draftId: 'draft-2' })]
    const { shelf, kept } = shelfOf(older, newer, ...others)
    expect(await find(shelf)).toEqual([newer, older])
    expect(kept()).toHaveLength(4)
  })

  it('ignores copies while their tab is open', async () => {
    const { shelf, kept } = shelfOf(copyOf(), copyOf({ editing: 'two', websiteSettings: titled('Newer') }))
    expect((await find(shelf, ['two'])).map(({ editing }) => editing)).toEqual(['one'])
    expect(kept()).toHaveLength(2)
  })

  it('deletes copies that contain nothing new', async () => {
    const { shelf, kept } = shelfOf(copyOf({ websiteSettings: websiteOf() }), copyOf({ editing: 'two' }), {
      ...copyOf({ editing: 'three', keptAt: now - 2000 }),
    })
    expect((await find(shelf)).map(({ editing }) => editing)).toEqual(['two'])
    expect(kept()).toHaveLength(1)
  })

  it('deletes copies that were saved before later saves', async () => {
    const since = removeSection(titled('Mine'), 'services-2')
    const { shelf, kept } = shelfOf(copyOf())
    const of = { userId: 'ada', draftId: 'draft-1', stored: since }
    expect(await findCopies(of, { shelf, alive: async () => new Set(), now })).toEqual([])
    expect(kept()).toEqual([])
  })

  it('offers copies if something else was saved in the same place', async () => {
    const { shelf } = shelfOf(copyOf())
    const of = { userId: 'ada', draftId: 'draft-1', stored: titled('Theirs') }
    expect(await findCopies(of, { shelf, alive: async () => new Set(), now })).toHaveLength(1)
  })

  it('deletes copies older than a month, whatever their draft', async () => {
    const keptAt = now - longestKept
    const { shelf, kept } = shelfOf(copyOf({ keptAt }), copyOf({ editing: 'two', draftId: 'draft-2', keptAt }))
    expect(await find(shelf)).toEqual([])
    expect(kept()).toEqual([])
  })

  it.each([null, 'text', {}, { ...copyOf(), websiteSettings: { version: '9.9' } }])(
    'ignores a stored value of %j',
    async (record) => {
      expect(await find(shelfOf(record).shelf)).toEqual([])
    },
  )

  it('deletes copies with their draft or their person', async () => {
    const { shelf, kept } = shelfOf(
      copyOf(),
      copyOf({ editing: 'two', draftId: 'draft-2' }),
      copyOf({ editing: 'three', userId: 'bob' }),
    )
    await dropCopiesOfDraft('draft-2', shelf)
    expect(kept()).toHaveLength(2)
    await dropCopiesOfPerson('ada', shelf)
    expect(kept()).toEqual([copyOf({ editing: 'three', userId: 'bob' })])
  })

  it('returns nothing in a browser without storage', async () => {
    await expect(findCopies({ userId: 'ada', draftId: 'draft-1', stored })).resolves.toEqual([])
  })
})
