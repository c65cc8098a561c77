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

/** What is read in the owner's words. Another question cancels the one before; without a connection it waits for one. */
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
