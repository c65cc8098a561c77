import { createStore } from 'jotai'
import { beforeEach, describe, expect, it } from 'vitest'
import { bringInAtom, drawnAtom, editAsAtom, editAtom } from '#editor/designer/document/edits.ts'
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
  typingPause,
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
  it('takes back one step and brings it again', () => {
    const two = record(record(startTimeline('a'), 'b', 0), 'c', 1)
    const back = undo(two)
    expect(back.present).toBe('b')
    expect(redo(back).present).toBe('c')
    expect(undo(undo(undo(back))).present).toBe('a')
  })

  it('forgets what was undone once something else is done', () => {
    const other = record(undo(record(startTimeline('a'), 'b', 0)), 'c', 1)
    expect(other.future).toEqual([])
    expect(redo(other)).toStrictEqual(other)
  })

  it('knows no step for a change that changed nothing', () => {
    const start = startTimeline({ heading: 'a' })
    expect(record(start, start.present, 0)).toBe(start)
  })

  it('keeps the last two hundred steps', () => {
    let timeline = startTimeline(0)
    for (let step = 1; step <= 250; step += 1) timeline = record(timeline, step, step)
    expect(timeline.past).toHaveLength(200)
    expect(timeline.past[0]).toBe(50)
  })
})

describe('a change outside the history', () => {
  const three = undo(
    record(record(startTimeline({ text: 'a', drawn: 1 }), { text: 'b', drawn: 1 }, 0), { text: 'c', drawn: 1 }, 1),
  )

  it('is in every state, so that undo and redo bring nothing old back', () => {
    const amended = amend(three, (state) => ({ ...state, drawn: 2 }))
    expect(states(amended)).toEqual(['a', 'b', 'c'].map((text) => ({ text, drawn: 2 })))
    expect(amended.past).toHaveLength(three.past.length)
    expect(redo(amended).present).toEqual({ text: 'c', drawn: 2 })
  })

  it('does not end the step being typed', () => {
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
  it('is one step while it goes on', () => {
    expect(undo(type('Plumbing')).present).toBe('')
  })

  it('begins a new step after a pause', () => {
    const before = type('Pipes')
    const after = record(before, 'Pipes and drains', 5 * 50 + typingPause, 'heading')
    expect(undo(after).present).toBe('Pipes')
  })

  it('begins a new step in another field', () => {
    const after = record(type('Pipes'), 'Pipes!', 260, 'body')
    expect(undo(after).present).toBe('Pipes')
  })

  it('begins a new step once the field was left', () => {
    const after = record(seal(type('Pipes')), 'Pipes!', 260, 'heading')
    expect(undo(after).present).toBe('Pipes')
  })

  it('does not fold into what was undone to', () => {
    const after = record(undo(type('Pipes')), 'D', 260, 'heading')
    expect(undo(after).present).toBe('')
    expect(after.future).toEqual([])
  })
})

describe('the history as a whole', () => {
  const three = record(record(startTimeline('a'), 'b', 0), 'c', 1)

  it('goes to any state as so many undos or redos would', () => {
    expect(goTo(three, 0)).toEqual(undo(undo(three)))
    expect(goTo(goTo(three, 0), 2)).toMatchObject({ past: ['a', 'b'], present: 'c', future: [] })
    expect(states(goTo(three, 1))).toEqual(['a', 'b', 'c'])
  })

  it('stays where it is when asked for the present or for a state that is not there', () => {
    expect(goTo(three, 2)).toBe(three)
    expect(goTo(three, 9)).toBe(three)
    expect(goTo(three, -1)).toBe(three)
  })
})

describe('the time of a step', () => {
  it('stays with it through an undo, and is the last keystroke’s of what was typed', () => {
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

describe('a step with a name', () => {
  const named = nameStep(record(startTimeline('a'), 'b', 0), 'Closed on Mondays')

  it('keeps its name while it is undone, done again, gone back to and followed by others', () => {
    const later = record(named, 'c', 1)
    for (const timeline of [undo(later), undo(named), redo(undo(later)), goTo(later, 0), seal(later)]) {
      expect(timeline.names?.get('b')).toBe('Closed on Mondays')
    }
    expect(later.names?.get('c')).toBeUndefined()
  })

  it('keeps its name when every state is changed without a step', () => {
    const changed = amend(record(named, 'c', 1), (state) => `${state}!`)
    expect([...(changed.names ?? [])]).toEqual([['b!', 'Closed on Mondays']])
  })

  it('takes its name along when the history has forgotten the step', () => {
    let timeline = nameStep(record(startTimeline('a'), 'named', 0), 'First')
    for (let step = 1; step <= 250; step += 1) timeline = record(timeline, `${step}`, step)
    expect([...(nameStep(timeline, 'Last').names ?? [])]).toEqual([['250', 'Last']])
  })
})

describe('an undo, a redo or a jump in an open website', () => {
  let store: ReturnType<typeof createStore>
  const jump = () => store.get(lastJumpAtom)

  beforeEach(() => {
    store = createStore()
    store.set(openDraftAtom, draftOf(websiteOf(['Introduction', 'Services', 'Contact'])))
    store.set(editAtom, (document) => moveSection(document, 'services-2', 1))
    store.set(editAtom, (document) => removeSection(document, 'introduction-1'))
  })

  it('names the undone change as it was made, and the section to show', () => {
    store.set(undoAtom)
    expect(jump()).toMatchObject({ kind: 'undone', sectionIds: ['introduction-1'] })
    expect(jump()?.changes).toMatchObject([{ kind: 'removed', sectionId: 'introduction-1' }])
  })

  it('shows a section that came back, before the menu that leads to it again', () => {
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

  it('tells what was done again, and shows no section that is gone', () => {
    store.set(undoAtom)
    store.set(redoAtom)
    expect(jump()).toMatchObject({ kind: 'redone', changes: [{ kind: 'removed' }], sectionIds: [] })
  })

  it('shows no section when the whole page looks different', () => {
    store.set(editAtom, (document) => changeStyle(changeTheme(document, { bodyFont: 'Lora' } as never), 'Fun'))
    store.set(undoAtom)
    expect(jump()?.changes.some(({ sectionId }) => sectionId)).toBe(true)
    expect(jump()?.sectionIds).toEqual([])
  })

  it('goes to any step, and tells all that is different now', () => {
    // Any change of the theme will do.
    store.set(editAtom, (document) => changeTheme(document, { buttonCorners: 'Pill' } as never))
    store.set(goToAtom, 0)
    expect(store.get(timelineAtom)?.past).toEqual([])
    expect(jump()?.kind).toBe('chosen')
    expect(jump()?.changes.map(({ kind }) => kind)).toContain('added')
  })

  it('tells the name of a step that has one, also after pictures were drawn of the website', () => {
    store.set(editAsAtom, 'Contact first', (document) => moveSection(document, 'contact-3', 1))
    store.set(drawnAtom, { ...store.get(documentAtom)?.settings.drawn } as never)
    store.set(undoAtom)
    expect(jump()?.name).toBe('Contact first')
    store.set(redoAtom)
    expect(jump()?.name).toBe('Contact first')
    store.set(undoAtom)
    expect(jump()?.name).toBe('Contact first')
    store.set(undoAtom)
    expect(jump()?.name).toBeUndefined()
  })

  it('knows no named step for an edit without an effect', () => {
    const before = store.get(timelineAtom)
    store.set(editAsAtom, 'Nothing', (document) => document)
    expect(store.get(timelineAtom)).toBe(before)
  })

  it('tells nothing where there is no step', () => {
    store.set(redoAtom)
    store.set(goToAtom, 7)
    store.set(goToAtom, 2)
    expect(jump()).toBeNull()
  })
})

describe('a version that is brought into the editor', () => {
  const [present, earlier] = [websiteOf(['Introduction', 'Services']), websiteOf(['Introduction', 'Gallery'])]
  const opened = () => {
    const store = createStore()
    store.set(openDraftAtom, draftOf(present))
    return store
  }

  it('takes the place of the document in one step, which undo takes back', () => {
    const store = opened()
    store.set(editAtom, (document) => changeSettings(document, { pageTitle: 'Unsaved' }), 'settings.pageTitle')
    const unsaved = store.get(documentAtom)
    expect(store.set(bringInAtom, earlier)).toBe(true)
    expect(store.get(documentAtom)?.sections).toBe(earlier.sections)
    expect(store.get(unsavedAtom)).toBe(true)
    store.set(undoAtom)
    expect(store.get(documentAtom)).toBe(unsaved)
    store.set(redoAtom)
    expect(store.get(documentAtom)?.sections).toBe(earlier.sections)
  })

  it('keeps its ids and locks', () => {
    const store = opened()
    const id = earlier.sections[1]?.id ?? ''
    const locked = setSectionLocked(earlier, id, true)
    store.set(bringInAtom, locked)
    expect(store.get(documentAtom)?.sections.find((section) => section.id === id)?.locked).toBe(true)
  })

  it('keeps the current drawn pictures of the website', () => {
    const store = opened()
    const drawn = { of: 'earlier', icon: null, card: null, map: null }
    store.set(bringInAtom, changeSettings(earlier, { drawn }))
    expect(store.get(documentAtom)?.settings.drawn).toEqual(present.settings.drawn)
  })

  it('is no step where it is what is edited already', () => {
    const store = opened()
    expect(store.set(bringInAtom, present)).toBe(false)
    expect(store.get(unsavedAtom)).toBe(false)
    expect(createStore().set(bringInAtom, present)).toBe(false)
  })
})
