import { queryOptions } from '@tanstack/react-query'
import { api, responseBody } from '#api/client.ts'
import type { Week } from '#worker/week/schema.ts'

/** The last seven days on all of a person's websites, and pending work. */
export const weekQuery = queryOptions({
  queryKey: ['week'],
  queryFn: (): Promise<Week> => responseBody(api.week.$get()),
  // Always refetch: other pages change it.
  staleTime: 0,
})
