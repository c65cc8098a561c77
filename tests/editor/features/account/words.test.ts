import { expect, it } from 'vitest'
import { counted } from '../../../../editor/features/account/counted.ts'
import { size } from '../../../../editor/features/account/size.ts'

it('counts in words', () => {
  expect([0, 1, 3].map((count) => counted(count, 'browser'))).toEqual(['0 browsers', '1 browser', '3 browsers'])
})

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_000, '1 KB'],
  [2_440_000, '2.4 MB'],
  [160_400_000, '160 MB'],
  [7_000_000_000_000, '7000 GB'],
])('says how large %d bytes are', (bytes, words) => {
  expect(size(bytes)).toBe(words)
})
