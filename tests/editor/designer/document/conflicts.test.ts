import { createStore } from 'jotai'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  conflictParts,
  mergedConflict,
  postponeConflictAtom,
  resolveConflictAtom,
  restoreCopyAtom,
  showNewerAtom,
  startConflictAtom,
} from '#editor/designer/document/conflicts.ts'
import { editAtom } from '#editor/designer/document/edits.ts'
import { undoAtom } from '#editor/designer/document/history.ts'
import { receiveDraftAtom } from '#editor/designer/document/live.ts'
import { offerCopiesAtom, offeredCopiesAtom } from '#editor/designer/document/recovery.ts'
import {
  documentAtom,
  newerDraftAtom,
  openDraftAtom,
  saveStateAtom,
  storedDraftAtom,
  unsavedAtom,
} from '#editor/designer/document/session.ts'
import { changeSettings, replaceSection } from '#renderer/document/edits/edits.ts'
import type { Section } from '#renderer/document/section-types.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { draftOf, websiteOf } from '../../website.ts'

const base = websiteOf()
const heading = (document: WebsiteSettings, id: string, text: string) => {
  const section = document.sections.find((one) => one.id === id)
  return replaceSection(document, { ...section, content: { ...section?.content, heading: text } } as Section)
}
const readHeading = (document: WebsiteSettings | null, id: string) => {
  const section = document?.sections.find((one) => one.id === id)
  return (section?.content as { heading: string } | undefined)?.heading
}
const headingOf = (id: string) => readHeading(store.get(documentAtom), id)
const introduced = readHeading(base, 'introduction-1')
const theirs = draftOf(heading(base, 'services-2', 'Theirs'), { revision: 4 })

let store: ReturnType<typeof createStore>
const conflict = () => {
  const state = store.get(saveStateAtom)
  if (state.status !== 'conflict') throw new Error('no conflict')
  return state
}

beforeEach(async () => {
  store = createStore()
  store.set(openDraftAtom, draftOf(base))
  store.set(editAtom, (document) => heading(document, 'introduction-1', 'Mine'))
  await store.set(receiveDraftAtom, theirs)
})

describe('two versions that changed different parts', () => {
  beforeEach(() => store.set(startConflictAtom))

  it('require no decision', () => {
    expect(conflictParts(conflict()).map(({ sectionId, suggested, both }) => ({ sectionId, suggested, both }))).toEqual(
      [
        { sectionId: 'introduction-1', suggested: 'mine', both: false },
        { sectionId: 'services-2', suggested: 'theirs', both: false },
      ],
    )
  })

  it('merge into one unsaved version, with both originals in the undo history', () => {
    const isLeftToSave = store.set(resolveConflictAtom, mergedConflict(conflict(), {}))
    expect(isLeftToSave).toBe(true)
    expect([headingOf('introduction-1'), headingOf('services-2')]).toEqual(['Mine', 'Theirs'])
    expect(store.get(storedDraftAtom)?.revision).toBe(4)
    expect(store.get(unsavedAtom)).toBe(true)
    expect(store.get(newerDraftAtom)).toBeNull()
    store.set(undoAtom)
    expect([headingOf('introduction-1'), headingOf('services-2')]).toEqual(['Mine', 'Services'])
    store.set(undoAtom)
    expect([headingOf('introduction-1'), headingOf('services-2')]).toEqual([introduced, 'Theirs'])
  })

  it('become this window’s version on request, and one undo brings the other back', () => {
    expect(store.set(resolveConflictAtom, conflict().mine)).toBe(true)
    expect(headingOf('introduction-1')).toBe('Mine')
    store.set(undoAtom)
    expect(headingOf('services-2')).toBe('Theirs')
  })

  it('become the other version on request, and one undo brings this window’s back', () => {
    expect(store.set(resolveConflictAtom, theirs.websiteSettings)).toBe(false)
    expect(headingOf('services-2')).toBe('Theirs')
    expect(store.get(unsavedAtom)).toBe(false)
    store.set(undoAtom)
    expect(headingOf('introduction-1')).toBe('Mine')
    expect(store.get(unsavedAtom)).toBe(true)
  })

  it('leave nothing unsaved if the other version’s parts are all selected', () => {
    const chosen = Object.fromEntries(conflictParts(conflict()).map(({ key }) => [key, 'theirs' as const]))
    expect(store.set(resolveConflictAtom, mergedConflict(conflict(), chosen))).toBe(false)
    expect(store.get(unsavedAtom)).toBe(false)
  })

  it('lose nothing if the choice is postponed', () => {
    store.set(postponeConflictAtom)
    expect(store.get(saveStateAtom).status).toBe('idle')
    expect(store.get(newerDraftAtom)).toBe(theirs)
    expect(headingOf('introduction-1')).toBe('Mine')
    expect(store.get(storedDraftAtom)?.revision).toBe(3)
  })
})

describe('two versions that changed the same part', () => {
  beforeEach(() => {
    store.set(editAtom, (document) => heading(document, 'services-2', 'Mine too'))
    store.set(startConflictAtom)
  })

  it('appear with that part first, and merge as selected', () => {
    expect(conflictParts(conflict()).map(({ sectionId, both }) => [sectionId, both])).toEqual([
      ['services-2', true],
      ['introduction-1', false],
    ])
    store.set(resolveConflictAtom, mergedConflict(conflict(), { 'section:services-2': 'theirs' }))
    expect([headingOf('introduction-1'), headingOf('services-2')]).toEqual(['Mine', 'Theirs'])
  })
})

describe('restoring an outdated copy of unsaved work', () => {
  const copy = {
    userId: 'ada',
    draftId: 'draft-1',
    editing: 'one',
    revision: 3,
    websiteSettings: changeSettings(base, { pageTitle: 'From before' }),
    keptAt: 1,
  }

  beforeEach(() => {
    store.set(openDraftAtom, theirs)
    store.set(offerCopiesAtom, [copy])
  })

  it('compares it with the stored version, and offers it until the conflict is resolved', () => {
    store.set(restoreCopyAtom, { ...copy, base })
    expect(conflictParts(conflict()).map(({ key, suggested }) => [key, suggested])).toEqual([
      ['settings', 'mine'],
      ['section:services-2', 'theirs'],
    ])
    store.set(postponeConflictAtom)
    expect(store.get(offeredCopiesAtom)).toEqual([copy])
    store.set(restoreCopyAtom, copy)
    store.set(resolveConflictAtom, mergedConflict(conflict(), { 'section:services-2': 'theirs' }))
    expect(store.get(offeredCopiesAtom)).toEqual([])
    expect(store.get(documentAtom)?.settings.pageTitle).toBe('From before')
    expect(headingOf('services-2')).toBe('Theirs')
    store.set(undoAtom)
    store.set(undoAtom)
    expect(store.get(unsavedAtom)).toBe(false)
  })

  it('lets the person choose every part if the copy’s base version is unknown', () => {
    store.set(restoreCopyAtom, copy)
    expect(conflictParts(conflict()).every(({ both }) => both)).toBe(true)
  })
})

it('one undo after a newer version appears returns to what the screen showed before', () => {
  store.set(showNewerAtom)
  expect(headingOf('services-2')).toBe('Theirs')
  expect(store.get(newerDraftAtom)).toBeNull()
  store.set(undoAtom)
  expect(headingOf('introduction-1')).toBe('Mine')
})
