import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { handle, isValidHandle, normalizeHandle } from '../../../renderer/document/handle.ts'

describe('a handle', () => {
  it.each([
    ['Joe’s Barber Shop', 'joesbarbershop'],
    ['Café Zoë', 'cafezoe'],
    ['a-b_c d', 'a-bcd'],
    ['The longest shop name in town', 'thelongestshopnameintown'],
    ['日本', ''],
  ])('made from %j is %j', (typed, made) => {
    expect(normalizeHandle(typed)).toBe(made)
  })

  it.each([
    ['abc', true],
    ['ab', false],
    ['-abc', false],
    ['abc-', false],
    ['a-c', true],
    ['Abc', false],
    ['a'.repeat(24), true],
    ['a'.repeat(25), false],
  ])('%j valid: %j', (candidate, valid) => {
    expect(isValidHandle(candidate)).toBe(valid)
  })

  it('stays as it is when normalised again', () => {
    fc.assert(fc.property(fc.string(), (typed) => normalizeHandle(normalizeHandle(typed)) === normalizeHandle(typed)))
  })

  it('as a schema normalises first', () => {
    expect(handle.parse('My Shop')).toBe('myshop')
    expect(handle.safeParse('no').error?.issues[0]?.message).toBe('Invalid link')
  })
})
