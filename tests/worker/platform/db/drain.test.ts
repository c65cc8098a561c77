import { afterEach, expect, it, vi } from 'vitest'
import { drain, whileLeased } from '../../../../worker/platform/db/queue.ts'

const log = vi.spyOn(console, 'error').mockReturnValue()
afterEach(() => log.mockClear())

const queue = { queue: 'letters', idOf: (item: string) => item, atOnce: 2 }

it('counts every outcome, and logs one line for each failed item', async () => {
  const drained = await drain(['a', 'b', 'c', 'd', 'e'], {
    ...queue,
    work: async (item) => {
      if (item === 'b') throw new Error('no stamp')
      return item === 'c' ? 'skipped' : item === 'd' ? 'failed' : 'done'
    },
  })
  expect(drained).toEqual({ done: 2, failed: 2, skipped: 1 })
  expect(log.mock.calls).toEqual([['letters: b: Error: no stamp']])
})

it('works on as many items at once as it may', async () => {
  let [now, most] = [0, 0]
  const work = async () => {
    now += 1
    most = Math.max(most, now)
    await new Promise((resolve) => setTimeout(resolve, 1))
    now -= 1
    return 'done' as const
  }
  expect(await drain(['a', 'b', 'c', 'd', 'e'], { ...queue, work })).toMatchObject({ done: 5 })
  expect(most).toBe(2)
})

it('counts an item that hangs as failed, and continues with the others', async () => {
  const work = (item: string) => (item === 'a' ? new Promise<never>(() => {}) : Promise.resolve('done' as const))
  expect(await drain(['a', 'b'], { ...queue, patience: 0.01, work })).toEqual({ done: 1, failed: 1, skipped: 0 })
  expect(log).toHaveBeenCalledWith('letters: a: Error: timed out after 0.01 seconds')
})

it('releases a lease after an error only, and throws that error', async () => {
  const release = vi.fn(async () => undefined)
  expect(await whileLeased(async () => 1, release)).toBe(1)
  expect(release).not.toHaveBeenCalled()
  await expect(whileLeased(() => Promise.reject(new Error('no stamp')), release)).rejects.toThrow('no stamp')
  expect(release).toHaveBeenCalledOnce()
})
