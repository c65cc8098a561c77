import { createStore } from 'jotai'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Edit, editAtom, sealAtom, setDrawnAtom } from '#editor/designer/document/edits.ts'
import { redoAtom, undoAtom } from '#editor/designer/document/history.ts'
import { receiveDraftAtom } from '#editor/designer/document/live.ts'
import { saveDraftAtom, storeDraftAtom } from '#editor/designer/document/save.ts'
import { selectedSectionAtom, selectSectionAtom } from '#editor/designer/document/selection.ts'
import {
  canRedoAtom,
  canUndoAtom,
  closeDraftAtom,
  documentAtom,
  newerDraftAtom,
  openDraftAtom,
  storedDraftAtom,
  timelineAtom,
  unsavedAtom,
  unstoredAtom,
} from '#editor/designer/document/session.ts'
import { changeSettings, removeSection } from '#renderer/document/edits/edits.ts'
import { drawnPictures, type SiteSettings } from '#renderer/document/settings.ts'
import { draftOf, websiteOf } from '../../website.ts'

/** An edit that types the page title up to this text. */
const pageTitle = (text: string): [Edit, string] => [
  (document) => changeSettings(document, { pageTitle: text }),
  'settings.pageTitle',
]

let store: ReturnType<typeof createStore>
const title = () => store.get(documentAtom)?.settings.pageTitle

/** Receives the draft with these settings, saved by another window. */
const receive = (settings: Partial<SiteSettings>, revision = 4) =>
  store.set(receiveDraftAtom, draftOf(changeSettings(websiteOf(), settings), { revision }))

beforeEach(() => {
  store = createStore()
  store.set(openDraftAtom, draftOf(websiteOf()))
})

describe('an open draft', () => {
  it('starts with nothing to save or undo', () => {
    expect(store.get(unsavedAtom)).toBe(false)
    expect(store.get(canUndoAtom)).toBe(false)
    expect(store.get(canRedoAtom)).toBe(false)
  })

  it('counts as unsaved after an edit, and as saved once the edit is undone', () => {
    store.set(editAtom, ...pageTitle('Plumber in Leeds'))
    expect(store.get(unsavedAtom)).toBe(true)
    store.set(undoAtom)
    expect(title()).toBe('')
    expect(store.get(unsavedAtom)).toBe(false)
    store.set(redoAtom)
    expect(title()).toBe('Plumber in Leeds')
    expect(store.get(unsavedAtom)).toBe(true)
  })

  it('counts as saved if the person deletes what they typed', () => {
    store.set(editAtom, ...pageTitle('P'))
    store.set(editAtom, ...pageTitle(''))
    expect(store.get(unsavedAtom)).toBe(false)
  })

  it('undoes a whole typed phrase at once', () => {
    for (const text of ['P', 'Pl', 'Plu']) store.set(editAtom, ...pageTitle(text))
    store.set(undoAtom)
    expect(title()).toBe('')
  })

  it('undoes only what was typed since the person left the field', () => {
    store.set(editAtom, ...pageTitle('Plumber'))
    store.set(sealAtom)
    store.set(editAtom, ...pageTitle('Plumbers'))
    store.set(undoAtom)
    expect(title()).toBe('Plumber')
  })

  it('adds no step for a forbidden edit', () => {
    store.set(editAtom, (document) => removeSection(document, 'header-0'))
    expect(store.get(canUndoAtom)).toBe(false)
  })

  it('shows a newer version from elsewhere, and one undo returns to the previous one', async () => {
    await receive({ pageTitle: 'From the other tab' })
    expect(title()).toBe('From the other tab')
    expect(store.get(unsavedAtom)).toBe(false)
    store.set(undoAtom)
    expect(title()).toBe('')
  })

  it('clears all of its state once closed', () => {
    store.set(closeDraftAtom)
    store.set(editAtom, ...pageTitle('P'))
    expect(store.get(documentAtom)).toBeNull()
    expect(store.get(unsavedAtom)).toBe(false)
  })
})

describe('the selected section', () => {
  it('follows edits, and becomes empty once the section is removed', () => {
    store.set(selectSectionAtom, 'services-2')
    expect(store.get(selectedSectionAtom)?.type).toBe('Services')
    store.set(editAtom, (document) => removeSection(document, 'services-2'))
    expect(store.get(selectedSectionAtom)).toBeNull()
    store.set(undoAtom)
    expect(store.get(selectedSectionAtom)?.type).toBe('Services')
  })
})

describe('redrawn pictures', () => {
  const drawn = drawnPictures.parse({ of: 'new.new' })
  const of = () => store.get(documentAtom)?.settings.drawn.of

  it('wait for a later save, without a step and without an unsaved mark', () => {
    store.set(setDrawnAtom, drawn)
    expect([of(), store.get(canUndoAtom), store.get(unsavedAtom), store.get(unstoredAtom)]).toEqual([
      'new.new',
      false,
      false,
      true,
    ])
  })

  it('survive undo and redo of earlier edits', () => {
    store.set(editAtom, ...pageTitle('Plumber'))
    store.set(setDrawnAtom, drawn)
    store.set(undoAtom)
    expect([title(), of(), store.get(unsavedAtom)]).toEqual(['', 'new.new', false])
    store.set(redoAtom)
    expect([title(), of(), store.get(unsavedAtom)]).toEqual(['Plumber', 'new.new', true])
  })

  it('arrive from another window without a step and don’t affect unsaved work', async () => {
    store.set(editAtom, ...pageTitle('Plumber'))
    await receive({ drawn })
    expect([title(), of(), store.get(unsavedAtom)]).toEqual(['Plumber', 'new.new', true])
    store.set(undoAtom)
    expect([title(), of(), store.get(unstoredAtom)]).toEqual(['', 'new.new', false])
    store.set(redoAtom)
    store.set(sealAtom)
    await receive({ drawn, pageTitle: 'Plumber' }, 5)
    store.set(undoAtom)
    expect(title()).toBe('')
  })
})

describe('receiving a draft from the server', () => {
  it('waits for the person if the draft would replace unsaved work', async () => {
    store.set(editAtom, ...pageTitle('Mine'))
    await receive({ pageTitle: 'Theirs' })
    expect(title()).toBe('Mine')
    expect(store.get(newerDraftAtom)?.revision).toBe(4)
    expect(store.get(storedDraftAtom)?.revision).toBe(3)
  })

  it('needs no choice if the draft equals the working copy because a save’s response was lost', async () => {
    store.set(editAtom, ...pageTitle('Mine'))
    await receive({ pageTitle: 'Mine' })
    expect(store.get(unsavedAtom)).toBe(false)
    expect(store.get(newerDraftAtom)).toBeNull()
    expect(store.get(timelineAtom)?.past).toHaveLength(1)
  })

  it('waits for the person if the draft would remove steps that can be redone', async () => {
    store.set(editAtom, ...pageTitle('Mine'))
    store.set(undoAtom)
    await receive({ pageTitle: 'Theirs' })
    expect(store.get(canRedoAtom)).toBe(true)
    expect(store.get(newerDraftAtom)?.revision).toBe(4)
  })

  it('ignores a draft older than the known one', async () => {
    await receive({ pageTitle: 'Newer' }, 5)
    await receive({ pageTitle: 'Late response' }, 4)
    expect(title()).toBe('Newer')
    expect(store.get(storedDraftAtom)?.revision).toBe(5)
  })

  it('updates the web address and the times but not the document', async () => {
    const before = store.get(documentAtom)
    store.set(editAtom, ...pageTitle('Mine'))
    const published = draftOf(structuredClone(websiteOf()), { revision: 4, handle: 'riverside' })
    await store.set(receiveDraftAtom, published)
    expect(store.get(storedDraftAtom)).toMatchObject({ revision: 4, handle: 'riverside' })
    expect(store.get(storedDraftAtom)?.websiteSettings).toBe(before)
    expect(title()).toBe('Mine')
    expect(store.get(newerDraftAtom)).toBeNull()
  })

  it('adds the map drawn on publication, without a step and without interrupting typing', async () => {
    const image = { provider: 'Custom', urls: [{ type: 'small', url: '/media/map' }] }
    const drawn = drawnPictures.parse({ map: { of: '16/50.43160/-3.68360', image } })
    store.set(editAtom, ...pageTitle('Mine'))
    await receive({ drawn }, store.get(storedDraftAtom)?.revision)
    expect(store.get(documentAtom)?.settings).toMatchObject({ drawn, pageTitle: 'Mine' })
    expect(store.get(storedDraftAtom)?.websiteSettings.settings.drawn).toEqual(drawn)
    expect(store.get(newerDraftAtom)).toBeNull()
    store.set(undoAtom)
    expect(store.get(documentAtom)?.settings).toMatchObject({ drawn, pageTitle: '' })
    expect([store.get(unsavedAtom), store.get(unstoredAtom), store.get(canUndoAtom)]).toEqual([false, false, false])
  })

  it('waits for a save in progress, which may be the draft’s source', async () => {
    let finish = () => {}
    store.set(storeDraftAtom, {
      store: ({ websiteSettings }) =>
        new Promise((resolve) => {
          finish = () => resolve(draftOf(structuredClone(websiteSettings), { revision: 4 }))
        }),
    })
    store.set(editAtom, ...pageTitle('Mine'))
    const saving = store.set(saveDraftAtom)
    const received = receive({ pageTitle: 'Mine' }, 4)
    finish()
    await Promise.all([saving, received])
    expect(store.get(canUndoAtom)).toBe(true)
    expect(store.get(timelineAtom)?.past).toHaveLength(1)
    expect(store.get(newerDraftAtom)).toBeNull()
  })

  it('ignores another website’s draft', async () => {
    await store.set(receiveDraftAtom, draftOf(websiteOf(['Contact']), { draftId: 'draft-2', revision: 9 }))
    expect(store.get(storedDraftAtom)).toMatchObject({ draftId: 'draft-1', revision: 3 })
  })
})
