import { createStore } from 'jotai'
import { beforeEach, describe, expect, it } from 'vitest'
import { redoAtom, undoAtom } from '../../../editor/designer/document/history.ts'
import { selectedSectionAtom, selectSectionAtom } from '../../../editor/designer/document/selection.ts'
import {
  adoptDraftAtom,
  canRedoAtom,
  canUndoAtom,
  closeDraftAtom,
  documentAtom,
  drawnAtom,
  type Edit,
  editAtom,
  followDraftAtom,
  openDraftAtom,
  sealAtom,
  unsavedAtom,
  unstoredAtom,
} from '../../../editor/designer/document/session.ts'
import { changeSettings, removeSection } from '../../../renderer/document/edits.ts'
import { drawnPictures } from '../../../renderer/document/settings.ts'
import { draftOf, websiteOf } from '../website.ts'

/** Typing in the page title's field, up to this text. */
const pageTitle = (text: string): [Edit, string] => [
  (document) => changeSettings(document, { pageTitle: text }),
  'settings.pageTitle',
]

let store: ReturnType<typeof createStore>
const title = () => store.get(documentAtom)?.settings.pageTitle

beforeEach(() => {
  store = createStore()
  store.set(openDraftAtom, draftOf(websiteOf()))
})

describe('an open draft', () => {
  it('has nothing unsaved and nothing to undo', () => {
    expect(store.get(unsavedAtom)).toBe(false)
    expect(store.get(canUndoAtom)).toBe(false)
    expect(store.get(canRedoAtom)).toBe(false)
  })

  it('has unsaved changes after an edit, and none once it is undone', () => {
    store.set(editAtom, ...pageTitle('Plumber in Leeds'))
    expect(store.get(unsavedAtom)).toBe(true)
    store.set(undoAtom)
    expect(title()).toBe('')
    expect(store.get(unsavedAtom)).toBe(false)
    store.set(redoAtom)
    expect(title()).toBe('Plumber in Leeds')
    expect(store.get(unsavedAtom)).toBe(true)
  })

  it('has none either when what was typed is deleted again by hand', () => {
    store.set(editAtom, ...pageTitle('P'))
    store.set(editAtom, ...pageTitle(''))
    expect(store.get(unsavedAtom)).toBe(false)
  })

  it('takes a typed phrase back at once', () => {
    for (const text of ['P', 'Pl', 'Plu']) store.set(editAtom, ...pageTitle(text))
    store.set(undoAtom)
    expect(title()).toBe('')
  })

  it('takes back only what was typed since the field was left', () => {
    store.set(editAtom, ...pageTitle('Plumber'))
    store.set(sealAtom)
    store.set(editAtom, ...pageTitle('Plumbers'))
    store.set(undoAtom)
    expect(title()).toBe('Plumber')
  })

  it('knows no step for an edit that is not allowed', () => {
    store.set(editAtom, (document) => removeSection(document, 'header-0'))
    expect(store.get(canUndoAtom)).toBe(false)
  })

  it('shows a newer state from elsewhere, with the one before an undo away', () => {
    store.set(
      adoptDraftAtom,
      draftOf(changeSettings(websiteOf(), { pageTitle: 'From the other tab' }), { revision: 4 }),
    )
    expect(title()).toBe('From the other tab')
    expect(store.get(unsavedAtom)).toBe(false)
    store.set(undoAtom)
    expect(title()).toBe('')
  })

  it('is gone when closed', () => {
    store.set(closeDraftAtom)
    store.set(editAtom, ...pageTitle('P'))
    expect(store.get(documentAtom)).toBeNull()
    expect(store.get(unsavedAtom)).toBe(false)
  })
})

describe('the selected section', () => {
  it('follows its edits, and is empty after it is removed', () => {
    store.set(selectSectionAtom, 'services-2')
    expect(store.get(selectedSectionAtom)?.type).toBe('Services')
    store.set(editAtom, (document) => removeSection(document, 'services-2'))
    expect(store.get(selectedSectionAtom)).toBeNull()
    store.set(undoAtom)
    expect(store.get(selectedSectionAtom)?.type).toBe('Services')
  })
})

describe('pictures that are redrawn', () => {
  const drawn = drawnPictures.parse({ of: 'new.new' })
  const of = () => store.get(documentAtom)?.settings.drawn.of

  it('are no step, nothing unsaved, and still to be stored', () => {
    store.set(drawnAtom, drawn)
    expect([of(), store.get(canUndoAtom), store.get(unsavedAtom), store.get(unstoredAtom)]).toEqual([
      'new.new',
      false,
      false,
      true,
    ])
  })

  it('stay when what was done before is undone and done again', () => {
    store.set(editAtom, ...pageTitle('Plumber'))
    store.set(drawnAtom, drawn)
    store.set(undoAtom)
    expect([title(), of(), store.get(unsavedAtom)]).toEqual(['', 'new.new', false])
    store.set(redoAtom)
    expect([title(), of(), store.get(unsavedAtom)]).toEqual(['Plumber', 'new.new', true])
  })

  it('come from another window without a step and leave what is unsaved here', () => {
    store.set(editAtom, ...pageTitle('Plumber'))
    store.set(followDraftAtom, draftOf(changeSettings(websiteOf(), { drawn }), { revision: 4 }))
    expect([title(), of(), store.get(unsavedAtom)]).toEqual(['Plumber', 'new.new', true])
    store.set(undoAtom)
    expect([title(), of(), store.get(unstoredAtom)]).toEqual(['', 'new.new', false])
    store.set(redoAtom)
    store.set(sealAtom)
    store.set(adoptDraftAtom, draftOf(changeSettings(websiteOf(), { drawn, pageTitle: 'Plumber' }), { revision: 5 }))
    store.set(undoAtom)
    expect(title()).toBe('')
  })
})
