import { createStore } from 'jotai'
import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { editAtom, setDrawnAtom } from '#editor/designer/document/edits.ts'
import { saveDraftAtom, storeDraftAtom } from '#editor/designer/document/save.ts'
import {
  documentAtom,
  openDraftAtom,
  saveStateAtom,
  storedDraftAtom,
  unsavedAtom,
  unstoredAtom,
} from '#editor/designer/document/session.ts'
import type { StoreDraft } from '#editor/websites/drafts.ts'
import { changeSettings } from '#renderer/document/edits/edits.ts'
import { drawnPictures } from '#renderer/document/settings.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { draftOf, websiteOf } from '../../website.ts'

let store: ReturnType<typeof createStore>
const save = (server: StoreDraft) => {
  store.set(storeDraftAtom, { store: server })
  return store.set(saveDraftAtom)
}
const retitle = (pageTitle: string) => store.set(editAtom, (document) => changeSettings(document, { pageTitle }))
const title = () => store.get(documentAtom)?.settings.pageTitle

/** A server that accepts every save of its current revision. */
const server: StoreDraft = async ({ draftId, revision, websiteSettings }) =>
  draftOf(structuredClone(websiteSettings), { draftId, revision: revision + 1 })
const lost: StoreDraft = () => Promise.reject(new ApiError('network'))
const stale = (pageTitle: string): StoreDraft => {
  const current = draftOf(changeSettings(websiteOf(), { pageTitle }), { revision: 7 })
  return () => Promise.reject(new ApiError('stale_revision', { details: { current } }))
}

beforeEach(() => {
  store = createStore()
  store.set(openDraftAtom, draftOf(websiteOf()))
  retitle('Mine')
})

describe('saving a draft', () => {
  it('stores the working copy over the revision it is based on', async () => {
    expect(await save(server)).toBe(true)
    expect(store.get(storedDraftAtom)?.revision).toBe(4)
    expect(store.get(unsavedAtom)).toBe(false)
    expect(store.get(saveStateAtom)).toEqual({ status: 'idle', savedAt: expect.any(Number) })
  })

  it('doesn’t include text typed during the save', async () => {
    const saving = save(server)
    expect(store.get(saveStateAtom).status).toBe('saving')
    retitle('Typed while saving')
    await saving
    expect(title()).toBe('Typed while saving')
    expect(store.get(unsavedAtom)).toBe(true)
  })

  it('runs only once at a time', async () => {
    const both = [save(server), save(server)]
    expect(await Promise.all(both)).toEqual([true, true])
    expect(store.get(storedDraftAtom)?.revision).toBe(4)
  })

  it('keeps the work if the network fails, and can be retried', async () => {
    expect(await save(lost)).toBe(false)
    expect(store.get(saveStateAtom)).toMatchObject({ status: 'failed', code: 'network' })
    expect(title()).toBe('Mine')
    expect(store.get(unsavedAtom)).toBe(true)
    expect(await save(server)).toBe(true)
  })

  it('doesn’t affect another draft opened during the save', async () => {
    const saving = save(server)
    store.set(openDraftAtom, draftOf(websiteOf(['Contact'], 'Other'), { draftId: 'draft-2', revision: 1 }))
    await saving
    expect(store.get(storedDraftAtom)).toMatchObject({ draftId: 'draft-2', revision: 1 })
    expect(store.get(saveStateAtom).status).toBe('idle')
  })
})

describe('a draft that was saved elsewhere', () => {
  it('causes a conflict without losing anything', async () => {
    expect(await save(stale('Theirs'))).toBe(false)
    expect(store.get(saveStateAtom)).toMatchObject({
      status: 'conflict',
      current: { revision: 7 },
      base: { settings: { pageTitle: '' } },
      mine: { settings: { pageTitle: 'Mine' } },
    })
    expect(title()).toBe('Mine')
  })

  it('causes a conflict that includes text typed during the save', async () => {
    const saving = save(stale('Theirs'))
    retitle('Typed while saving')
    await saving
    expect(store.get(saveStateAtom)).toMatchObject({ mine: { settings: { pageTitle: 'Typed while saving' } } })
  })

  it('causes no conflict if the save was this window’s own and only its response was lost', async () => {
    await save(lost)
    expect(await save(stale('Mine'))).toBe(true)
    expect(store.get(storedDraftAtom)?.revision).toBe(7)
    expect(store.get(unsavedAtom)).toBe(false)
  })
})

describe('saving over a draft whose pictures were drawn elsewhere', () => {
  const drawn = (source: string) => drawnPictures.parse({ of: source })
  const of = () => store.get(documentAtom)?.settings.drawn.of

  /** A server that rejects the first save because it stores `theirs`, and accepts the next one based on it. */
  function serverWith(theirs: WebsiteSettings): StoreDraft {
    const current = draftOf(theirs, { revision: 7 })
    return (draft) =>
      draft.revision === 7 ? server(draft) : Promise.reject(new ApiError('stale_revision', { details: { current } }))
  }

  it('causes no conflict', async () => {
    expect(await save(serverWith(changeSettings(websiteOf(), { drawn: drawn('theirs') })))).toBe(true)
    expect([title(), of(), store.get(storedDraftAtom)?.revision]).toEqual(['Mine', 'theirs', 8])
    expect(store.get(unsavedAtom)).toBe(false)
  })

  it('keeps pictures that this window drew of its own version', async () => {
    store.set(setDrawnAtom, drawn('mine'))
    await save(serverWith(changeSettings(websiteOf(), { drawn: drawn('theirs') })))
    expect([of(), store.get(storedDraftAtom)?.websiteSettings.settings.drawn.of]).toEqual(['mine', 'mine'])
  })

  it('uses the other window’s pictures if both show the same website', async () => {
    store.set(setDrawnAtom, drawn('mine'))
    const theirs = changeSettings(websiteOf(), { pageTitle: 'Mine', drawn: drawn('theirs') })
    expect(await save(serverWith(theirs))).toBe(true)
    expect([of(), store.get(storedDraftAtom)?.revision, store.get(unstoredAtom)]).toEqual(['theirs', 7, false])
  })
})
