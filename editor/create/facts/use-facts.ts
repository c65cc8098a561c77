import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { answerOf, api } from '#api/client.ts'
import type { FactsQuestion, ReadFactsAnswer } from '#worker/creation/facts/schema.ts'
import { factsAtom, factsQuestionAtom } from './fact-state.ts'

/** In milliseconds: a pause between two words. */
const pause = 400

export type Reading = 'reading' | 'offline' | 'failed' | 'done'

/** The facts in the answers so far, and how reading them again goes. */
export function useFacts(): { facts: ReadFactsAnswer | undefined; reading: Reading } {
  const [facts, setFacts] = useAtom(factsAtom)
  const [settled] = useDebouncedValue(useAtomValue(factsQuestionAtom), pause)
  const query = useQuery(factsQuery(JSON.parse(settled) as FactsQuestion))
  const { data, isPlaceholderData, fetchStatus, isError } = query
  useEffect(() => {
    if (data && !isPlaceholderData) setFacts(data)
  }, [data, isPlaceholderData, setFacts])
  if (fetchStatus === 'paused') return { facts, reading: 'offline' }
  return { facts, reading: fetchStatus === 'fetching' ? 'reading' : isError ? 'failed' : 'done' }
}

/** The facts in the owner's words. A new question cancels the one before; offline it waits for the connection. */
export const factsQuery = (question: FactsQuestion) =>
  queryOptions({
    queryKey: ['facts', question],
    queryFn: ({ signal }) => answerOf(api.facts.$post({ json: question }, { init: { signal } })),
    enabled: [question.businessName, question.businessActivities, question.contact].some((said) => said !== ''),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    retry: 2,
    retryDelay: 2000,
  })
