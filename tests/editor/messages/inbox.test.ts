import { describe, expect, it } from 'vitest'
import { commandOf, neighbor } from '#editor/messages/inbox-keys.ts'
import { addressOf, movedTo, parseInboxView } from '#editor/messages/inbox-view.ts'

const placeOf = (address: string) => parseInboxView(new URLSearchParams(address))

it('the inbox URL without parameters shows the whole inbox', () => {
  const place = placeOf('')
  expect(place).toEqual({ folder: 'inbox', website: undefined, search: '', unread: false, message: undefined })
  expect(String(addressOf(place))).toBe('')
})

it('the inbox URL keeps the inbox’s full state', () => {
  const place = { folder: 'spam', website: 'draft-1', search: 'tap & sink', unread: true, message: 'one' } as const
  expect(placeOf(String(addressOf(place)))).toEqual(place)
})

it('the inbox URL falls back to the defaults if it is invalid', () => {
  expect(placeOf('folder=bin&search=&message=')).toEqual(placeOf(''))
  expect(placeOf(`search=${'x'.repeat(500)}`).search).toHaveLength(100)
})

it('switching to another message list closes the open message unless the link keeps it', () => {
  const place = placeOf('message=one&search=tap')
  expect(movedTo(place, { folder: 'archive' })).toMatchObject({ folder: 'archive', search: 'tap', message: undefined })
  expect(movedTo(place, { search: 'sink', message: place.message })).toMatchObject({ search: 'sink', message: 'one' })
})

const pressed = (key: string, change: object = {}) => ({
  ...{ key, ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false },
  ...change,
})
const inList = { isTyping: false, isInList: true }

describe('inbox keyboard shortcuts', () => {
  it('match those of common mail apps', () => {
    const keys = ['j', 'k', 'ArrowDown', 'ArrowUp', 'e', '#', 'u', 'r', '/']
    expect(keys.map((key) => commandOf(pressed(key), inList))).toEqual([
      ...['next', 'previous', 'next', 'previous', 'archive', 'delete', 'unread', 'reply', 'search'],
    ])
    expect(commandOf(pressed('x'), inList)).toBeUndefined()
    expect(commandOf(pressed('constructor'), inList)).toBeUndefined()
  })

  it('don’t interfere with typing or modifier keys', () => {
    expect(commandOf(pressed('e'), { isTyping: true, isInList: true })).toBeUndefined()
    for (const change of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { defaultPrevented: true }]) {
      expect(commandOf(pressed('r', change), inList)).toBeUndefined()
    }
  })

  it('let the arrow keys scroll outside the list', () => {
    const outside = { isTyping: false, isInList: false }
    expect(commandOf(pressed('ArrowDown'), outside)).toBeUndefined()
    expect(commandOf(pressed('j'), outside)).toBe('next')
  })
})

describe('neighbour', () => {
  const ids = ['a', 'b', 'c']

  it('returns the next or previous message within the list', () => {
    expect(neighbor(ids, 'b', 1)).toBe('c')
    expect(neighbor(ids, 'b', -1)).toBe('a')
    expect(neighbor(ids, 'c', 1)).toBeUndefined()
    expect(neighbor(ids, 'a', -1)).toBeUndefined()
  })

  it('returns the first message if none is open', () => {
    expect(neighbor(ids, undefined, 1)).toBe('a')
    expect(neighbor([], undefined, 1)).toBeUndefined()
  })

  it('returns the message that takes the place of a removed one', () => {
    expect(neighbor(ids, 'gone', 1, 1)).toBe('b')
    expect(neighbor(ids, 'gone', -1, 1)).toBe('a')
    expect(neighbor(ids, 'gone', 1, 3)).toBeUndefined()
  })
})
