import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '#api/client.ts'
import type { Week } from '#worker/week/schema.ts'

/** What happened on all websites of a person in seven days, and what waits. */
export const weekQuery = queryOptions({
  queryKey: ['week'],
  queryFn: (): Promise<Week> => answerOf(api.week.$get()),
  // Messages are read, websites published and domains connected on the pages between two looks at it.
  staleTime: 0,
})
