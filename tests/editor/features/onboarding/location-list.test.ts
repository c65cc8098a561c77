import { describe, expect, it } from 'vitest'
import {
  afterArrow,
  closedList,
  isOpen,
  listAskedFor,
  listWhileTyping,
} from '../../../../editor/features/onboarding/location-list.ts'

describe('the list of suggestions', () => {
  it('comes while words are typed that name no place yet, or when it is asked for', () => {
    expect(isOpen(listWhileTyping, 3, false)).toBe(true)
    expect(isOpen(listWhileTyping, 3, true)).toBe(false)
    expect(isOpen(listAskedFor, 3, true)).toBe(true)
    expect(isOpen(closedList, 3, false)).toBe(false)
    expect(isOpen(listAskedFor, 0, false)).toBe(false)
  })

  it('begins with nothing chosen, so that Enter leaves the words alone', () => {
    for (const list of [closedList, listWhileTyping, listAskedFor]) expect(list.reached).toBe(-1)
  })

  it('goes round with the arrows, and opens', () => {
    const walk = (...keys: ('ArrowDown' | 'ArrowUp')[]) =>
      keys.reduce((list, key) => afterArrow(list, key, 3), closedList)
    expect(walk('ArrowDown')).toEqual({ wish: 'asked', reached: 0 })
    expect(walk('ArrowDown', 'ArrowDown').reached).toBe(1)
    expect(walk('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown').reached).toBe(0)
    expect(walk('ArrowUp').reached).toBe(2)
    expect(walk('ArrowDown', 'ArrowUp').reached).toBe(2)
    expect(afterArrow(closedList, 'ArrowDown', 0).reached).toBe(-1)
  })
})
