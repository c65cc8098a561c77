import { describe, expect, it } from 'vitest'
import { BoundedMap, memoize } from '../../renderer/memoize.ts'

describe('a map limited to three entries', () => {
  const filled = () => {
    const map = new BoundedMap<string, number>(3)
    for (const [index, key] of ['a', 'b', 'c'].entries()) map.set(key, index)
    return map
  }

  it('drops the oldest entry when a fourth is added', () => {
    expect([...filled().set('d', 9).keys()]).toEqual(['b', 'c', 'd'])
  })

  it('drops nothing when an existing key is set again, and treats it as the newest', () => {
    const map = filled().set('a', 9)
    expect([...map]).toEqual([
      ['b', 1],
      ['c', 2],
      ['a', 9],
    ])
    expect([...map.set('d', 3).keys()]).toEqual(['c', 'a', 'd'])
  })

  it('drops an entry with an undefined key like any other entry', () => {
    const map = new BoundedMap<string | undefined, number>(1).set(undefined, 1)
    expect([...map.set('a', 2)]).toEqual([['a', 2]])
  })
})

it('a memoized function recomputes only evicted results', () => {
  const computed: string[] = []
  const upperCase = memoize((name: string) => {
    computed.push(name)
    return name.toUpperCase()
  }, 2)
  expect(['a', 'b', 'a', 'c', 'b', 'a'].map((name) => upperCase(name))).toEqual(['A', 'B', 'A', 'C', 'B', 'A'])
  expect(computed).toEqual(['a', 'b', 'c', 'a'])
})
