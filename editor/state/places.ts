import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../api/client.ts'

/** Shorter words name too much to be looked up. */
export const shortestPlace = 2

/** Towns and areas for what is typed. Those of the words before are there until the answer is. */
export const placesQuery = (words: string) =>
  queryOptions({
    queryKey: ['places', words],
    queryFn: async ({ signal }) =>
      (await answerOf(api.places.$get({ query: { q: words } }, { init: { signal } }))).places,
    enabled: words.length >= shortestPlace,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    // The next letter asks again; until then the field says that the lookup is unavailable.
    retry: false,
  })

/** The town this browser calls from, if anybody knows. */
export const placeHereQuery = queryOptions({
  queryKey: ['place-here'],
  queryFn: async () => (await answerOf(api.places.here.$get())).place,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})
