import { createStore } from 'jotai'
import { beforeEach, expect, it } from 'vitest'
import { goToAtom, redoAtom, travelAtom, undoAtom } from '../../../editor/designer/document/history.ts'
import { editAtom, openDraftAtom, timelineAtom } from '../../../editor/designer/document/session.ts'
import { changeTheme, moveSection, removeSection } from '../../../renderer/document/edits.ts'
import { changeStyle } from '../../../renderer/styles/change-style.ts'
import { draftOf, websiteOf } from '../website.ts'

let store: ReturnType<typeof createStore>
const travel = () => store.get(travelAtom)

beforeEach(() => {
  store = createStore()
  store.set(openDraftAtom, draftOf(websiteOf(['Introduction', 'Services', 'Contact'])))
  store.set(editAtom, (document) => moveSection(document, 'services-2', 1))
  store.set(editAtom, (document) => removeSection(document, 'introduction-1'))
})

it('names the undone change as it was made, and the section to show', () => {
  store.set(undoAtom)
  expect(travel()).toMatchObject({ kind: 'undone', sectionIds: ['introduction-1'] })
  expect(travel()?.changes).toMatchObject([{ kind: 'removed', sectionId: 'introduction-1' }])
})

it('tells what was done again, and shows no section that is gone', () => {
  store.set(undoAtom)
  store.set(redoAtom)
  expect(travel()).toMatchObject({ kind: 'redone', changes: [{ kind: 'removed' }], sectionIds: [] })
})

it('shows no section when the whole page looks different', () => {
  store.set(editAtom, (document) => changeStyle(changeTheme(document, { bodyFont: 'Lora' } as never), 'Fun'))
  store.set(undoAtom)
  expect(travel()?.changes.some(({ sectionId }) => sectionId)).toBe(true)
  expect(travel()?.sectionIds).toEqual([])
})

it('goes to any step, and tells all that is different now', () => {
  // Any change of the theme will do.
  store.set(editAtom, (document) => changeTheme(document, { buttonCorners: 'Pill' } as never))
  store.set(goToAtom, 0)
  expect(store.get(timelineAtom)?.past).toEqual([])
  expect(travel()?.kind).toBe('chosen')
  expect(travel()?.changes.map(({ kind }) => kind)).toContain('added')
})

it('tells nothing where there is no step', () => {
  store.set(redoAtom)
  store.set(goToAtom, 7)
  store.set(goToAtom, 2)
  expect(travel()).toBeNull()
})
