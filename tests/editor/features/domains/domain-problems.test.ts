import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../../editor/api/api-error.ts'
import { problemIn, problemWords, takenIn } from '../../../../editor/features/domains/connect/domain-problems.ts'
import { domainProblems } from '../../../../worker/domains/schema.ts'
import { reportOf } from './a-domain.ts'

const record = reportOf().records[0]?.record

describe('a name that cannot be connected', () => {
  it.each(domainProblems)('is explained: %s', (problem) => {
    expect(problemWords[problem]).toMatch(/^[A-Z].*\.$/)
    expect(problemIn(new ApiError('domain_invalid', { details: { problem } }))).toBe(problem)
  })

  it('is no name at all where the details are not known', () => {
    for (const details of [undefined, null, 'x', {}, { problem: 'new' }]) {
      expect(problemIn(new ApiError('domain_invalid', { details }))).toBe('not-a-name')
    }
  })

  it('is nothing where something else failed', () => {
    expect(problemIn(new ApiError('network'))).toBeUndefined()
    expect(problemIn(new Error('domain_invalid'))).toBeUndefined()
    expect(problemIn(null)).toBeUndefined()
  })
})

describe('a name that another account has', () => {
  it('comes with the record that would show whose it is', () => {
    expect(takenIn(new ApiError('domain_taken', { details: { record } }))).toEqual({ record })
  })

  it('may come without', () => {
    for (const details of [undefined, {}, { record: null }, { record: { type: 'TXT' } }]) {
      expect(takenIn(new ApiError('domain_taken', { details }))).toEqual({ record: null })
    }
    expect(takenIn(new ApiError('domain_connected'))).toBeUndefined()
  })
})
