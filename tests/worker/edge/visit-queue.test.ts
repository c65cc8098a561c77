import { describe, expect, it, vi } from 'vitest'
import { VisitQueue } from '../../../worker/edge/visits.ts'
import type { VisitBatch } from '../../../worker/visits/schema.ts'

const now = Date.now()

describe('visits that wait to be sent', () => {
  it('sends queued visits once, in order and in batches', async () => {
    const queue = new VisitQueue()
    expect(queue.add('0', now)).toBe(true)
    for (let visit = 1; visit < 600; visit += 1) expect(queue.add(String(visit), now + visit)).toBe(false)
    const sent: VisitBatch[] = []
    await queue.flush(async (batch) => void sent.push(batch))
    expect(sent.map(({ visits }) => visits.length)).toEqual([250, 250, 100])
    expect(sent.flatMap(({ visits }) => visits)).toEqual(Array.from({ length: 600 }, (_, visit) => String(visit)))
    expect(new Set(sent.map(({ id }) => id)).size).toBe(3)
    expect(queue.add('next', Date.now())).toBe(true)
  })

  it('hands queued visits to a later request', async () => {
    const queue = new VisitQueue()
    expect(queue.add('a', now)).toBe(true)
    expect(queue.add('b', now + 9999)).toBe(false)
    expect(queue.add('c', now + 10_000)).toBe(true)
  })

  it('keeps the id of a batch until it is accepted', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const queue = new VisitQueue()
    queue.add('a', now)
    const tried: VisitBatch[] = []
    await queue.flush(async (batch) => {
      tried.push(batch)
      if (tried.length < 3) throw new Error('not now')
    })
    expect(tried).toEqual([tried[0], tried[0], tried[0]])
    expect(log).toHaveBeenCalledTimes(2)
    log.mockRestore()
  })

  it('limits the queue and reports how many visits did not fit', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const queue = new VisitQueue()
    for (let visit = 0; visit < 20_003; visit += 1) queue.add(String(visit), now)
    let sent = 0
    await queue.flush(async ({ visits }) => {
      sent += visits.length
    })
    expect(sent).toBe(20_000)
    expect(log.mock.calls).toEqual([['visits not counted: 3']])
    log.mockRestore()
  })
})
