import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { SeenBatches } from '../../../worker/visits/seen-batches.ts'
import { mostExact, VisitorSet } from '../../../worker/visits/visitor-set.ts'
import { estimate, newSketch, observe } from '../../../worker/visits/visitor-sketch.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** Random numbers of 48 bits, always the same of a seed; SHA-256 would take minutes. */
function* numbersOf(seed: number, count: number): Generator<number> {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  for (let index = 0; index < count; index += 1) yield (next() >>> 16) * 2 ** 32 + next()
}

describe('a sketch of visitors', () => {
  // The standard error is 0.8 %: no count of these fifty is off by four times that, and their mean by a third of it.
  it.each([100, 1_000, 10_000, 20_000, 40_000, 60_000, 100_000])(
    'estimates %i of them',
    (count) => {
      const errors = Array.from({ length: count > 20_000 ? 10 : 50 }, (_, seed) => {
        const sketch = newSketch()
        for (const number of numbersOf(seed, count)) observe(sketch, number)
        return estimate(sketch) / count - 1
      })
      expect(Math.max(...errors.map(Math.abs))).toBeLessThan(0.033)
      expect(Math.abs(errors.reduce((sum, error) => sum + error, 0) / errors.length)).toBeLessThan(0.01)
    },
    60_000,
  )

  it('estimates none as none, and the smallest and greatest numbers as two', () => {
    const sketch = newSketch()
    expect(estimate(sketch)).toBe(0)
    observe(sketch, 0)
    observe(sketch, 2 ** 48 - 1)
    expect(estimate(sketch)).toBe(2)
  })
})

describe('a set of visitors', () => {
  it('keeps each of few, stored and read again', () => {
    let set = new VisitorSet(null)
    for (let index = 0; index < 500; index += 1) {
      set.add(hashOf(`${index % 50}`))
      if (index % 100 === 0) set = new VisitorSet(set.store())
    }
    expect([set.size, set.store().byteLength]).toEqual([50, 1 + 6 * 50])
  })

  it('never counts fewer when it begins to estimate, and stays small', () => {
    let set = new VisitorSet(null)
    let before = 0
    for (let index = 0; index < mostExact + 3000; index += 1) {
      set.add(hashOf(`${index}`))
      if (index % 500 !== 0) continue
      set = new VisitorSet(set.store())
      expect(set.size).toBeGreaterThanOrEqual(before)
      before = set.size
    }
    expect(set.store().byteLength).toBe(16_385)
  })
})

describe('the batches that were counted', () => {
  const idOf = (sender: number, number: number) =>
    `00000000-0000-4000-8000-${'0'.repeat(12)}`.replace(/^.{8}/, sender.toString(16).padStart(8, '0')).slice(0, 24) +
    number.toString(16).padStart(12, '0')

  it('are known after they are stored, by the highest number of each sender', () => {
    const seen = new SeenBatches([])
    expect([seen.add(idOf(1, 1)), seen.add(idOf(1, 4)), seen.add(idOf(2, 1))]).toEqual([true, true, true])
    const again = new SeenBatches([seen.store(), new SeenBatches([]).store()])
    expect([again.add(idOf(1, 3)), again.add(idOf(1, 4)), again.add(idOf(1, 5)), again.add(idOf(2, 1))]).toEqual([
      ...[false, false, true, false],
    ])
  })

  it('forget the sender that sent least recently', () => {
    const seen = new SeenBatches([])
    for (let sender = 0; sender < 1000; sender += 1) seen.add(idOf(sender, 1))
    seen.add(idOf(0, 2))
    seen.add(idOf(5000, 1))
    expect([seen.add(idOf(0, 2)), seen.add(idOf(999, 1)), seen.add(idOf(1, 1))]).toEqual([false, false, true])
  })
})
