import { beforeAll, describe, expect, it } from 'vitest'
import { goldenBusinesses } from './all-businesses.ts'
import { factText, goals, type Score, scorePage, shareEmpty, shareKept, totalOf } from './judge/score.ts'
import { nodeContext } from './node-context.ts'
import { pageInNode } from './page-in-node.ts'

const scores: Score[] = []

beforeAll(async () => {
  for (const business of goldenBusinesses) scores.push(scorePage(business, await pageInNode(business, nodeContext)))
}, 120_000)

describe('websites of the golden set', () => {
  it('tell what their owners told', () => {
    const lost = scores.flatMap(({ id, lost }) => lost.map((one) => `${id}: ${factText(one)}`))
    expect(shareKept(totalOf(scores)), lost.join('\n')).toBeGreaterThanOrEqual(goals.kept)
  })

  it('tell nothing that their owners did not', () => {
    expect(scores.flatMap(({ id, wrong }) => wrong.map((one) => `${id}: ${one}`))).toEqual([])
  })

  it('are about their business in nearly every sentence', () => {
    const empty = scores.flatMap(({ id, empty }) => empty.map((one) => `${id}: ${one}`))
    expect(shareEmpty(totalOf(scores)), empty.join('\n')).toBeLessThanOrEqual(goals.empty)
  })
})
