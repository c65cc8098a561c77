import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { FactsQuestion } from '../../../worker/creation/facts/schema.ts'
import { answerOf, api } from '../../api/client.ts'

/** The facts in the owner's words. A new question cancels the one before; offline it waits for the connection. */
export const factsQuery = (question: FactsQuestion) =>
  queryOptions({
    queryKey: ['facts', question],
    queryFn: ({ signal }) => answerOf(api.facts.$post({ json: question }, { init: { signal } })),
    enabled: question.businessActivities !== '' || question.contact !== '',
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    retry: 2,
    retryDelay: 2000,
  })
