import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { type Autosave, autosavePausesAtom, autosaveTimes, startAutosave } from '#editor/designer/document/autosave.ts'
import { editAtom } from '#editor/designer/document/edits.ts'
import { undoAtom } from '#editor/designer/document/history.ts'
import { isKnownSaveAtom } from '#editor/designer/document/live.ts'
import { saveDraftAtom, storeDraftAtom } from '#editor/designer/document/save.ts'
import {
  canUndoAtom,
  documentAtom,
  newerDraftAtom,
  openDraftAtom,
  saveStateAtom,
  storedDraftAtom,
  unsavedAtom,
} from '#editor/designer/document/session.ts'
import type { StoreDraft } from '#editor/websites/drafts.ts'
import { changeSettings } from '#renderer/document/edits/edits.ts'
import { draftOf, websiteOf } from '../../website.ts'

const { debounce, maxWait, firstRetryDelay } = autosaveTimes
let store: ReturnType<typeof createStore>
let autosave: Autosave
let puts: { title: string; revision: number }[]
let answer: StoreDraft

const type = (pageTitle: string) => store.set(editAtom, (document) => changeSettings(document, { pageTitle }), 'title')
const title = () => store.get(documentAtom)?.settings.pageTitle
const titles = () => puts.map((put) => put.title)

/** A server that accepts every save of its current revision. */
const server: StoreDraft = async ({ draftId, revision, websiteSettings }) =>
  draftOf(structuredClone(websiteSettings), { draftId, revision: revision + 1 })
const savedElsewhere: StoreDraft = () => {
  const current = draftOf(changeSettings(websiteOf(), { pageTitle: 'Theirs' }), { revision: 7 })
  return Promise.reject(new ApiError('stale_revision', { details: { current } }))
}
const put: StoreDraft = (draft) => {
  puts.push({ title: draft.websiteSettings.settings.pageTitle, revision: draft.revision })
  return answer(draft)
}

beforeEach(() => {
  vi.useFakeTimers()
  puts = []
  answer = server
  store = createStore()
  store.set(openDraftAtom, draftOf(websiteOf()))
  store.set(storeDraftAtom, { store: put })
  autosave = startAutosave(store)
})

afterEach(() => {
  autosave.stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('autosave', () => {
  it('saves once after a pause if something changed', async () => {
    await vi.advanceTimersByTimeAsync(60_000)
    expect(puts).toEqual([])
    type('M')
    await vi.advanceTimersByTimeAsync(debounce - 100)
    type('Mine')
    await vi.advanceTimersByTimeAsync(debounce - 100)
    expect(puts).toEqual([])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(puts).toEqual([{ title: 'Mine', revision: 3 }])
    expect(store.get(unsavedAtom)).toBe(false)
    expect(store.get(saveStateAtom)).toEqual({ status: 'idle', savedAt: expect.any(Number), quietly: true })
  })

  it('saves even if the person types without a pause', async () => {
    for (let at = 0; at < 40_000; at += 500) {
      type(`${at}`)
      await vi.advanceTimersByTimeAsync(500)
    }
    expect(puts.length).toBeGreaterThanOrEqual(2)
    expect(puts.length).toBeLessThanOrEqual(40_000 / maxWait + 1)
    await vi.advanceTimersByTimeAsync(debounce)
    expect(titles().at(-1)).toBe('39500')
  })

  it('saves what was typed during a save afterwards', async () => {
    let finish = () => {}
    answer = (draft) => new Promise((resolve) => (finish = () => resolve(server(draft))))
    type('One')
    await vi.advanceTimersByTimeAsync(debounce)
    type('Two')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(titles()).toEqual(['One'])
    answer = server
    finish()
    await vi.advanceTimersByTimeAsync(debounce)
    expect(puts).toEqual([
      { title: 'One', revision: 3 },
      { title: 'Two', revision: 4 },
    ])
  })

  it('keeps the undo history, even while a phrase is being typed', async () => {
    for (let at = 0; at <= maxWait; at += 500) {
      type(`${at}`)
      await vi.advanceTimersByTimeAsync(500)
    }
    expect(puts).toHaveLength(1)
    expect(store.get(canUndoAtom)).toBe(true)
    store.set(undoAtom)
    expect(title()).toBe(websiteOf().settings.pageTitle)
    await vi.advanceTimersByTimeAsync(debounce)
    expect(titles().at(-1)).toBe(websiteOf().settings.pageTitle)
  })

  it('saves immediately when the page may close', () => {
    type('Mine')
    autosave.flush()
    expect(titles()).toEqual(['Mine'])
  })

  it('never overwrites another window’s save, and opens no dialog about it', async () => {
    answer = savedElsewhere
    type('Mine')
    await vi.advanceTimersByTimeAsync(debounce)
    expect(store.get(saveStateAtom).status).toBe('idle')
    expect(store.get(newerDraftAtom)?.revision).toBe(7)
    type('Mine, and more')
    autosave.flush()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(titles()).toEqual(['Mine'])
    expect(title()).toBe('Mine, and more')
    expect(await store.set(saveDraftAtom)).toBe(false)
    expect(store.get(saveStateAtom)).toMatchObject({ status: 'conflict', current: { revision: 7 } })
  })

  it('waits while offline and saves when the network returns', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    type('In a tunnel')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(puts).toEqual([])
    vi.stubGlobal('navigator', { onLine: true })
    autosave.flush()
    expect(titles()).toEqual(['In a tunnel'])
  })

  it('retries a failed save after increasing delays', async () => {
    answer = () => Promise.reject(new ApiError('network'))
    type('Mine')
    await vi.advanceTimersByTimeAsync(debounce)
    expect(store.get(saveStateAtom)).toMatchObject({ status: 'failed', code: 'network' })
    await vi.advanceTimersByTimeAsync(firstRetryDelay)
    expect(puts).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(firstRetryDelay)
    expect(puts).toHaveLength(2)
    answer = server
    await vi.advanceTimersByTimeAsync(firstRetryDelay)
    expect(puts).toHaveLength(3)
    expect(store.get(unsavedAtom)).toBe(false)
  })

  it('pauses while a dialog asks about unsaved changes, and doesn’t save discarded changes', async () => {
    type('Given up')
    store.set(autosavePausesAtom, 1)
    await vi.advanceTimersByTimeAsync(60_000)
    autosave.discard()
    store.set(autosavePausesAtom, 0)
    autosave.flush()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(puts).toEqual([])
    type('Changed after all')
    await vi.advanceTimersByTimeAsync(debounce)
    expect(titles()).toEqual(['Changed after all'])
  })
})

describe('a save notification', () => {
  const announced = (revision: number) => store.set(isKnownSaveAtom, { draftId: 'draft-1', revision })

  it('counts as this window’s own even before the response arrives', async () => {
    type('Mine')
    autosave.flush()
    expect(await announced(4)).toBe(true)
    expect(await announced(3)).toBe(true)
  })

  it('counts as new if it comes from another window or is about another draft', async () => {
    expect(await announced(4)).toBe(false)
    expect(await store.set(isKnownSaveAtom, { draftId: 'draft-2', revision: 1 })).toBe(false)
  })
})

describe('the Save Draft button', () => {
  it('waits for an autosave in progress, saves the rest and confirms', async () => {
    type('One')
    autosave.flush()
    type('Two')
    expect(await store.set(saveDraftAtom)).toBe(true)
    expect(puts).toEqual([
      { title: 'One', revision: 3 },
      { title: 'Two', revision: 4 },
    ])
    expect(store.get(saveStateAtom)).toEqual({ status: 'idle', savedAt: expect.any(Number) })
  })

  it('confirms without another save if everything is already saved', async () => {
    type('One')
    await vi.advanceTimersByTimeAsync(debounce)
    expect(await store.set(saveDraftAtom)).toBe(true)
    expect(puts).toHaveLength(1)
    expect(store.get(saveStateAtom)).toEqual({ status: 'idle', savedAt: expect.any(Number) })
    expect(store.get(storedDraftAtom)?.revision).toBe(4)
  })
})
