import { describe, expect, it } from 'vitest'
import {
  amend,
  goTo,
  record,
  redo,
  seal,
  startTimeline,
  states,
  typingPause,
  undo,
} from '../../../editor/designer/document/timeline.ts'

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
    expect(goTo(goTo(three, 0), 2)).toEqual({ past: ['a', 'b'], present: 'c', future: [] })
    expect(states(goTo(three, 1))).toEqual(['a', 'b', 'c'])
  })

  it('stays where it is when asked for the present or for a state that is not there', () => {
    expect(goTo(three, 2)).toBe(three)
    expect(goTo(three, 9)).toBe(three)
    expect(goTo(three, -1)).toBe(three)
  })
})
