import type { UseQueryResult } from '@tanstack/react-query'
import { ApiError } from '#api/api-error.ts'

/** A query's error, or a network error if it is paused offline. Null if there is none. */
export function queryProblem(query: Pick<UseQueryResult, 'error' | 'data' | 'fetchStatus'>): Error | null {
  if (query.error) return query.error
  return query.fetchStatus === 'paused' && query.data === undefined ? new ApiError('network') : null
}
