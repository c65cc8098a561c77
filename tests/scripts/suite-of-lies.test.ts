import { describe, expect, it } from 'vitest'
import { countSuite, droppedByCode, suite } from '../../scripts/try-model/suite.ts'

describe('the code check of sixty true and sixty false sentences', () => {
  it('drops at most 4 true sentences and passes at most 36 false ones', async () => {
    const counts = await countSuite(suite, async (one) => droppedByCode(one))
    expect(counts).toMatchObject({ true: 60, false: 60 })
    expect(counts.pass).toBeLessThanOrEqual(36)
    expect(counts.refused).toBeLessThanOrEqual(4)
  })
})
