import { describe, expect, it } from 'vitest'
import { dragWords } from '../../../editor/ui/drag-words.ts'

describe('the announcements of a drag', () => {
  const names = new Map([
    ['a', 'Drains'],
    ['b', 'Bathrooms'],
  ])
  const words = dragWords(() => names)
  const source = { id: 'a', index: 0 }
  const target = { id: 'b', index: 1 }

  it('is its name and its place among the others', () => {
    expect(words.dragstart({ operation: { source, target: null } })).toBe('Drains: picked up at place 1 of 2.')
    expect(words.dragover({ operation: { source, target } })).toBe('Drains: place 2 of 2.')
    expect(words.dragend({ operation: { source: { ...source, index: 1 }, target } })).toBe(
      'Drains: dropped at place 2 of 2.',
    )
  })

  it('is nothing while it is over itself, and that it is back where it was when the person thinks better of it', () => {
    expect(words.dragover({ operation: { source, target: source } })).toBeUndefined()
    expect(words.dragend({ operation: { source, target }, canceled: true })).toBe('Drains: put back.')
  })
})
