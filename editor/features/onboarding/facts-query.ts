import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ClientRequestOptions, ClientResponse } from 'hono/client'
import type { FactsQuestion, ReadFactsAnswer } from '../../../worker/contract/facts.ts'
import { answerOf, api } from '../../api/client.ts'

type FactsApi = {
  facts: {
    $post: (
      asked: { json: FactsQuestion },
      options: ClientRequestOptions,
    ) => Promise<ClientResponse<ReadFactsAnswer, 200, 'json'>>
  }
}
const { facts } = api as typeof api & FactsApi

/** The facts in the owner's words. A new question cancels the one before; offline it waits for the connection. */
export const factsQuery = (question: FactsQuestion) =>
  queryOptions({
    queryKey: ['facts', question],
    queryFn: ({ signal }): Promise<ReadFactsAnswer> => answerOf(facts.$post({ json: question }, { init: { signal } })),
    enabled: question.businessActivities !== '' || question.contact !== '',
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    retry: 2,
    retryDelay: 2000,
  })
