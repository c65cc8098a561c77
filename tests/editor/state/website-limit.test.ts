import { expect, it } from 'vitest'
import { fullAt } from '../../../editor/state/website-limit.ts'

it('is shown before the server refuses another website, as soon as the limit is known', () => {
  expect(fullAt(5, 5, null)).toBe(5)
  expect(fullAt(6, 5, null)).toBe(5)
  expect(fullAt(4, 5, null)).toBeNull()
})

it('is shown at once if it was reached before, until the limit is known', () => {
  expect(fullAt(5, undefined, 5)).toBe(5)
  expect(fullAt(5, undefined, null)).toBeNull()
})

it('follows a limit that was changed', () => {
  expect(fullAt(5, 8, 5)).toBe(8)
  expect(fullAt(5, 3, 5)).toBe(3)
})
