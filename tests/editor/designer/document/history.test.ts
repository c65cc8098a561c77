import { createStore } from 'jotai'
import { beforeEach, describe, expect, it } from 'vitest'
import { editAsAtom, editAtom, restoreDocumentAtom, setDrawnAtom } from '#editor/designer/document/edits.ts'
import { goToAtom, lastJumpAtom, redoAtom, undoAtom } from '#editor/designer/document/history.ts'
import { documentAtom, openDraftAtom, timelineAtom, unsavedAtom } from '#editor/designer/document/session.ts'
import {
  amend,
  goTo,
  nameStep,
  record,
  redo,
  seal,
  startTimeline,
  states,
  typingPauseMs,
  undo,
} from '#editor/designer/document/timeline.ts'
import {
  addToMenu,
  changeSettings,
  changeTheme,
  moveSection,
  removeSection,
  removeWithLinks,
  setSectionLocked,
} from '#renderer/document/edits/edits.ts'
import { changeStyle } from '#renderer/styles/change-style.ts'
import { draftOf, websiteOf } from '../../website.ts'

const type = (text: string, field = 'heading', start = 0) =>
  [...text].reduce(
    (timeline, _, index) => record(timeline, text.slice(0, index + 1), start + index * 50, field),
    startTimeline(''),
  )

describe('undo and redo', () => {
  it('revert and restore a single step', () => {
    const two = record(record(startTimeline('a'), 'b', 0), 'c', 1)
    const back = undo(two)
    expect(back.present).toBe('b')
    expect(redo(back).present).toBe('c')
    expect(undo(undo(undo(back))).present).toBe('a')
  })

  it('discard undone steps once a new step is made', () => {
    const other = record(undo(record(startTimeline('a'), 'b', 0)), 'c', 1)
    expect(other.future).toEqual([])
    expect(redo(other)).toStrictEqual(other)
  })

  it('add no step if nothing changed', () => {
    const start = startTimeline({ heading: 'a' })
    expect(record(start, start.present, 0)).toBe(start)
  })

  it('cover the last two hundred steps', () => {
    let timeline = startTimeline(0)
    for (let step = 1; step <= 250; step += 1) timeline = record(timeline, step, step)
    expect(timeline.past).toHaveLength(200)
    expect(timeline.past[0]).toBe(50)
  })
})

describe('a change made outside the history', () => {
  const three = undo(
    record(record(startTimeline({ text: 'a', drawn: 1 }), { text: 'b', drawn: 1 }, 0), { text: 'c', drawn: 1 }, 1),
  )

  it('applies to every state, and survives undo and redo', () => {
    const amended = amend(three, (state) => ({ ...state, drawn: 2 }))
    expect(states(amended)).toEqual(['a', 'b', 'c'].map((text) => ({ text, drawn: 2 })))
    expect(amended.past).toHaveLength(three.past.length)
    expect(redo(amended).present).toEqual({ text: 'c', drawn: 2 })
  })

  it('doesn’t interrupt the step being typed', () => {
    const after = record(
      amend(type('Pipes'), (text) => text),
      'Pipes!',
      260,
      'heading',
    )
    expect(undo(after).present).toBe('')
  })
})

describe('typing', () => {
  it('forms one step while it continues', () => {
    expect(undo(type('Plumbing')).present).toBe('')
  })

  it('starts a new step after a pause', () => {
    const before = type('Pipes')
    const after = record(before, 'Pipes and drains', 5 * 50 + typingPauseMs, 'heading')
    expect(undo(after).present).toBe('Pipes')
  })

  it('starts a new step in another field', () => {
    const after = record(type('Pipes'), 'Pipes!', 260, 'body')
    expect(undo(after).present).toBe('Pipes')
  })

  it('starts a new step after leaving the field', () => {
    const after = record(seal(type('Pipes')), 'Pipes!', 260, 'heading')
    expect(undo(after).present).toBe('Pipes')
  })

  it('starts a new step after an undo', () => {
    const after = record(undo(type('Pipes')), 'D', 260, 'heading')
    expect(undo(after).present).toBe('')
    expect(after.future).toEqual([])
  })
})

describe('the history', () => {
  const three = record(record(startTimeline('a'), 'b', 0), 'c', 1)

  it('jumps to any state, with the same result as repeated undos or redos', () => {
    expect(goTo(three, 0)).toEqual(undo(undo(three)))
    expect(goTo(goTo(three, 0), 2)).toMatchObject({ past: ['a', 'b'], present: 'c', future: [] })
    expect(states(goTo(three, 1))).toEqual(['a', 'b', 'c'])
  })

  it('ignores a jump to the current state or to a missing one', () => {
    expect(goTo(three, 2)).toBe(three)
    expect(goTo(three, 9)).toBe(three)
    expect(goTo(three, -1)).toBe(three)
  })
})

describe('a step’s time', () => {
  it('survives an undo, and is that of the last keystroke for typed text', () => {
    const typed = record(record(startTimeline('a'), 'b', 10, 'heading'), 'bc', 20, 'heading')
    const timeline = record(typed, 'd', 5000)
    expect([...(timeline.times ?? [])].toSorted()).toEqual([
      ['bc', 20],
      ['d', 5000],
    ])
    expect(undo(timeline).times).toEqual(timeline.times)
    expect(amend(timeline, (state) => `${state}!`).times?.get('bc!')).toBe(20)
    expect(record(undo(timeline), 'e', 6000).times?.has('d')).toBe(false)
  })
})

describe('a named step', () => {
  const named = nameStep(record(startTimeline('a'), 'b', 0), 'Closed on Mondays')

  it('keeps its name after undo, redo, jumps and later steps', () => {
    const later = record(named, 'c', 1)
    for (const timeline of [undo(later), undo(named), redo(undo(later)), goTo(later, 0), seal(later)]) {
      expect(timeline.names?.get('b')).toBe('Closed on Mondays')
    }
    expect(later.names?.get('c')).toBeUndefined()
  })

  it('keeps its name when a change applies to every state', () => {
    const changed = amend(record(named, 'c', 1), (state) => `${state}!`)
    expect([...(changed.names ?? [])]).toEqual([['b!', 'Closed on Mondays']])
  })

  it('disappears with its name when the history is full', () => {
    let timeline = nameStep(record(startTimeline('a'), 'named', 0), 'First')
    for (let step = 1; step <= 250; step += 1) timeline = record(timeline, `${step}`, step)
    expect([...(nameStep(timeline, 'Last').names ?? [])]).toEqual([['250', 'Last']])
  })
})

describe('an undo, a redo or a jump', () => {
  let store: ReturnType<typeof createStore>
  const jump = () => store.get(lastJumpAtom)

  beforeEach(() => {
    store = createStore()
    store.set(openDraftAtom, draftOf(websiteOf(['Introduction', 'Services', 'Contact'])))
    store.set(editAtom, (document) => moveSection(document, 'services-2', 1))
    store.set(editAtom, (document) => removeSection(document, 'introduction-1'))
  })

  it('names the change and the section to show', () => {
    store.set(undoAtom)
    expect(jump()).toMatchObject({ kind: 'undone', sectionIds: ['introduction-1'] })
    expect(jump()?.changes).toMatchObject([{ kind: 'removed', sectionId: 'introduction-1' }])
  })

  it('shows a restored section rather than the menu that links to it', () => {
    store.set(undoAtom)
    const contact = { id: 'contact-3', type: 'Contact' } as const
    store.set(editAtom, (document) => addToMenu(document, contact, 'Contact us'))
    store.set(editAtom, (document) => removeWithLinks(document, 'contact-3'))
    const menu = () =>
      store.get(documentAtom)?.sections.flatMap((one) => (one.type === 'Header' ? one.content.links : []))
    expect(menu()).toEqual([])
    store.set(undoAtom)
    expect(menu()).toMatchObject([{ link: { value: 'contact-3' } }])
    expect(jump()?.sectionIds).toEqual(['contact-3'])
  })

  it('names the restored change, and shows no section that it removes', () => {
    store.set(undoAtom)
    store.set(redoAtom)
    expect(jump()).toMatchObject({ kind: 'redone', changes: [{ kind: 'removed' }], sectionIds: [] })
  })

  it('shows no section if the whole page changes its look', () => {
    store.set(editAtom, (document) => changeStyle(changeTheme(document, { bodyFont: 'Lora' } as never), 'Fun'))
    store.set(undoAtom)
    expect(jump()?.changes.some(({ sectionId }) => sectionId)).toBe(true)
    expect(jump()?.sectionIds).toEqual([])
  })

  it('lists every difference after a jump', () => {
    store.set(editAtom, (document) => changeTheme(document, { buttonCorners: 'Pill' } as never))
    store.set(goToAtom, 0)
    expect(store.get(timelineAtom)?.past).toEqual([])
    expect(jump()?.kind).toBe('chosen')
    expect(jump()?.changes.map(({ kind }) => kind)).toContain('added')
  })

  it('uses a step’s own name, even if pictures were redrawn since', () => {
    store.set(editAsAtom, 'Contact first', (document) => moveSection(document, 'contact-3', 1))
    store.set(setDrawnAtom, { ...store.get(documentAtom)?.settings.drawn } as never)
    store.set(undoAtom)
    expect(jump()?.name).toBe('Contact first')
    store.set(redoAtom)
    expect(jump()?.name).toBe('Contact first')
    store.set(undoAtom)
    expect(jump()?.name).toBe('Contact first')
    store.set(undoAtom)
    expect(jump()?.name).toBeUndefined()
  })

  it('skips a named step that had no effect', () => {
    const before = store.get(timelineAtom)
    store.set(editAsAtom, 'Nothing', (document) => document)
    expect(store.get(timelineAtom)).toBe(before)
  })

  it('reports nothing if there is no step to go to', () => {
    store.set(redoAtom)
    store.set(goToAtom, 7)
    store.set(goToAtom, 2)
    expect(jump()).toBeNull()
  })
})

describe('a restored version', () => {
  const [present, earlier] = [websiteOf(['Introduction', 'Services']), websiteOf(['Introduction', 'Gallery'])]
  const opened = () => {
    const store = createStore()
    store.set(openDraftAtom, draftOf(present))
    return store
  }

  it('replaces the document in one step, which can be undone', () => {
    const store = opened()
    store.set(editAtom, (document) => changeSettings(document, { pageTitle: 'Unsaved' }), 'settings.pageTitle')
    const unsaved = store.get(documentAtom)
    expect(store.set(restoreDocumentAtom, earlier)).toBe(true)
    expect(store.get(documentAtom)?.sections).toBe(earlier.sections)
    expect(store.get(unsavedAtom)).toBe(true)
    store.set(undoAtom)
    expect(store.get(documentAtom)).toBe(unsaved)
    store.set(redoAtom)
    expect(store.get(documentAtom)?.sections).toBe(earlier.sections)
  })

  it('keeps the document’s ids and locks', () => {
    const store = opened()
    const id = earlier.sections[1]?.id ?? ''
    const locked = setSectionLocked(earlier, id, true)
    store.set(restoreDocumentAtom, locked)
    expect(store.get(documentAtom)?.sections.find((section) => section.id === id)?.locked).toBe(true)
  })

  it('keeps the website’s current drawn pictures', () => {
    const store = opened()
    const drawn = { of: 'earlier', icon: null, card: null, map: null }
    store.set(restoreDocumentAtom, changeSettings(earlier, { drawn }))
    expect(store.get(documentAtom)?.settings.drawn).toEqual(present.settings.drawn)
  })

  it('adds no step if it equals the current document', () => {
    const store = opened()
    expect(store.set(restoreDocumentAtom, present)).toBe(false)
    expect(store.get(unsavedAtom)).toBe(false)
    expect(createStore().set(restoreDocumentAtom, present)).toBe(false)
  })
})
