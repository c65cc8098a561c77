import { expect, it } from 'vitest'
import { DAY, isoWriter } from '../../../worker/platform/time.ts'

it('writes instants as Date.toISOString() does', () => {
  const write = isoWriter()
  const some = Array.from({ length: 2000 }, (_, index) => Math.floor(Math.sin(index) * 4_000_000 * DAY))
  for (const at of [0, 1, -1, DAY - 1, DAY, ...some, 5, 5]) expect(write(at)).toBe(new Date(at).toISOString())
})
