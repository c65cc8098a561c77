import { expect, it } from 'vitest'
import { pauseBeforeCheck } from '../../../../editor/features/domains/check-pace.ts'

const minute = 60_000

it('looks every 5 seconds, and every 30 after ten minutes', () => {
  expect(pauseBeforeCheck({ openFor: 0, failed: false })).toBe(5_000)
  expect(pauseBeforeCheck({ openFor: 10 * minute - 1, failed: false })).toBe(5_000)
  expect(pauseBeforeCheck({ openFor: 10 * minute, failed: false })).toBe(30_000)
})

it('takes its time after a look that failed', () => {
  expect(pauseBeforeCheck({ openFor: 0, failed: true })).toBe(30_000)
})
