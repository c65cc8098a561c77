import { expect, it } from 'vitest'
import { ApiError } from '../../../editor/api/api-error.ts'
import { queryProblem } from '../../../editor/state/query-problem.ts'

it('is what the query failed with', () => {
  const error = new ApiError('unknown')
  expect(queryProblem({ error, data: undefined, fetchStatus: 'idle' })).toBe(error)
})

it('is the network when there is no connection to ask over, and nothing was read before', () => {
  expect(queryProblem({ error: null, data: undefined, fetchStatus: 'paused' })).toMatchObject({ code: 'network' })
  expect(queryProblem({ error: null, data: [], fetchStatus: 'paused' })).toBeNull()
})

it('is empty while the query loads or has data', () => {
  expect(queryProblem({ error: null, data: undefined, fetchStatus: 'fetching' })).toBeNull()
  expect(queryProblem({ error: null, data: [], fetchStatus: 'idle' })).toBeNull()
})
