import { describe, expect, it } from 'vitest'
import { commandOf, neighbour } from '../../../../editor/features/inbox/inbox-keys.ts'

const pressed = (key: string, change: object = {}) => ({
  ...{ key, ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false },
  ...change,
})
const inList = { isTyping: false, isInList: true }

describe('a key in the inbox', () => {
  it('does what mail programs do', () => {
    const keys = ['j', 'k', 'ArrowDown', 'ArrowUp', 'e', '#', 'u', 'r', '/']
    expect(keys.map((key) => commandOf(pressed(key), inList))).toEqual([
      ...['next', 'previous', 'next', 'previous', 'archive', 'delete', 'unread', 'reply', 'search'],
    ])
    expect(commandOf(pressed('x'), inList)).toBeUndefined()
    expect(commandOf(pressed('constructor'), inList)).toBeUndefined()
  })

  it('is ignored while someone types, and in the browser’s own shortcuts', () => {
    expect(commandOf(pressed('e'), { isTyping: true, isInList: true })).toBeUndefined()
    for (const change of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { defaultPrevented: true }]) {
      expect(commandOf(pressed('r', change), inList)).toBeUndefined()
    }
  })

  it('scrolls outside the list, where it is an arrow', () => {
    const outside = { isTyping: false, isInList: false }
    expect(commandOf(pressed('ArrowDown'), outside)).toBeUndefined()
    expect(commandOf(pressed('j'), outside)).toBe('next')
  })
})

describe('the message beside another', () => {
  const ids = ['a', 'b', 'c']

  it('is the next or the one before, and none beyond the ends', () => {
    expect(neighbour(ids, 'b', 1)).toBe('c')
    expect(neighbour(ids, 'b', -1)).toBe('a')
    expect(neighbour(ids, 'c', 1)).toBeUndefined()
    expect(neighbour(ids, 'a', -1)).toBeUndefined()
  })

  it('is the first where none is open', () => {
    expect(neighbour(ids, undefined, 1)).toBe('a')
    expect(neighbour([], undefined, 1)).toBeUndefined()
  })

  it('is what took the place of one that left the list', () => {
    expect(neighbour(ids, 'gone', 1, 1)).toBe('b')
    expect(neighbour(ids, 'gone', -1, 1)).toBe('a')
    expect(neighbour(ids, 'gone', 1, 3)).toBeUndefined()
  })
})
