import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CopyKey } from '#editor/designer/document/copy-store.ts'
import { editAtom } from '#editor/designer/document/edits.ts'
import { undoAtom } from '#editor/designer/document/history.ts'
import { receiveDraftAtom } from '#editor/designer/document/live.ts'
import { type CopyWriter, startCopying } from '#editor/designer/document/recovery.ts'
import { closeDraftAtom, openDraftAtom, type UnsavedCopy } from '#editor/designer/document/session.ts'
import { changeSettings } from '#renderer/document/edits/edits.ts'
import { draftOf, websiteOf } from '../../website.ts'

const key = { userId: 'ada', draftId: 'draft-1', editing: 'one' }
const base = websiteOf()
let store: ReturnType<typeof createStore>
let puts: UnsavedCopy[]
let removed: CopyKey[]
let keeper: CopyWriter
const type = (pageTitle: string) => store.set(editAtom, (document) => changeSettings(document, { pageTitle }), 'title')

beforeEach(() => {
  vi.useFakeTimers()
  puts = []
  removed = []
  store = createStore()
  store.set(openDraftAtom, draftOf(base))
  keeper = startCopying(store, key, {
    put: (copy) => void puts.push(copy as UnsavedCopy),
    carry: (copy) => void puts.push(copy as UnsavedCopy),
    list: async () => puts,
    remove: async (copies) => void removed.push(...copies),
  })
})

afterEach(() => {
  keeper.stop()
  vi.useRealTimers()
})

describe('backing up unsaved work', () => {
  it('writes a copy with its base version within a second of a change', () => {
    type('Mine')
    expect(puts).toEqual([])
    vi.advanceTimersByTime(1000)
    expect(puts).toMatchObject([{ ...key, revision: 3, base, websiteSettings: { settings: { pageTitle: 'Mine' } } }])
    vi.advanceTimersByTime(5000)
    expect(puts).toHaveLength(1)
  })

  it('writes copies even if the person types without a pause', () => {
    for (let letter = 0; letter < 20; letter += 1) {
      type('x'.repeat(letter + 1))
      vi.advanceTimersByTime(100)
    }
    expect(puts.length).toBeGreaterThanOrEqual(2)
    expect(puts.length).toBeLessThan(6)
  })

  it('writes a copy at once if the page may close with unsaved work', () => {
    keeper.flush()
    expect(puts).toEqual([])
    type('Mine')
    keeper.flush()
    expect(puts).toHaveLength(1)
    vi.advanceTimersByTime(5000)
    expect(puts).toHaveLength(1)
  })

  it('deletes the copy once everything is saved or undone', async () => {
    type('Mine')
    vi.advanceTimersByTime(1000)
    store.set(undoAtom)
    expect(removed).toEqual([key])
    type('Again')
    vi.advanceTimersByTime(1000)
    await store.set(receiveDraftAtom, draftOf(changeSettings(base, { pageTitle: 'Again' }), { revision: 4 }))
    expect(removed).toEqual([key, key])
  })

  it('keeps the copy when another draft is opened', () => {
    type('Mine')
    vi.advanceTimersByTime(1000)
    store.set(closeDraftAtom)
    store.set(openDraftAtom, draftOf(base, { draftId: 'draft-2' }))
    type('Another website')
    keeper.flush()
    vi.advanceTimersByTime(5000)
    expect(removed).toEqual([])
    expect(puts).toHaveLength(1)
  })

  it('deletes the copy for good if the work is discarded', () => {
    type('Mine')
    keeper.abandon()
    type('More')
    vi.advanceTimersByTime(5000)
    expect(puts).toEqual([])
    expect(removed).toEqual([key])
  })
})
