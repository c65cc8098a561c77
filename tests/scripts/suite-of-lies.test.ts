import { describe, expect, it } from 'vitest'
import { countSuite, droppedByCode, suite } from '../../scripts/try-model/suite.ts'

describe('sixty true and sixty false sentences', () => {
  it('are told apart by code as far as docs/decisions.md says', async () => {
    const counts = await countSuite(suite, async (one) => droppedByCode(one))
    expect(counts).toMatchObject({ true: 60, false: 60 })
    expect(counts.pass).toBeLessThanOrEqual(36)
    expect(counts.refused).toBeLessThanOrEqual(4)
  })
})
