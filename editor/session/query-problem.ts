import type { UseQueryResult } from '@tanstack/react-query'
import { ApiError } from '#api/api-error.ts'

/** What keeps a query from its answer: what it failed with, or that there is no connection to ask over. Null: nothing. */
export function queryProblem(query: Pick<UseQueryResult, 'error' | 'data' | 'fetchStatus'>): Error | null {
  if (query.error) return query.error
  return query.fetchStatus === 'paused' && query.data === undefined ? new ApiError('network') : null
}
