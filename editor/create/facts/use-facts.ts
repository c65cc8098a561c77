import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { api, responseBody } from '#api/client.ts'
import type { FactsQuestion, ReadFactsAnswer } from '#worker/creation/facts/schema.ts'
import { factsQuestionOf } from '../answers.ts'
import { changeAnswersAtom, wizardAtom } from '../wizard-state.ts'
import { factsAtom, factsQuestionAtom } from './read-facts.ts'

/** Typing pause before facts are read, in milliseconds. */
const typingPauseMs = 400

/** Typing pause before a model reads the text, in milliseconds. */
const settledPauseMs = 2500
const minModelTextLength = 40

export type Reading = 'reading' | 'closer' | 'offline' | 'failed' | 'done'

export function useFacts(): { facts: ReadFactsAnswer | undefined; reading: Reading } {
  const [facts, setFacts] = useAtom(factsAtom)
  const [settled] = useDebouncedValue(useAtomValue(factsQuestionAtom), typingPauseMs)
  const query = useQuery(factsQuery(JSON.parse(settled) as FactsQuestion))
  const { data, isPlaceholderData, fetchStatus, isError } = query
  useEffect(() => {
    if (data && !isPlaceholderData) setFacts(data)
  }, [data, isPlaceholderData, setFacts])
  const isReadCloser = useModelReading()
  if (fetchStatus === 'paused') return { facts, reading: 'offline' }
  return {
    facts,
    reading: fetchStatus === 'fetching' ? 'reading' : isError ? 'failed' : isReadCloser ? 'closer' : 'done',
  }
}

/** Reads facts from the owner's words. A new text cancels the previous request. Offline it waits. */
export const factsQuery = (question: FactsQuestion) =>
  queryOptions({
    queryKey: ['facts', question],
    queryFn: ({ signal }) => responseBody(api.facts.$post({ json: question }, { init: { signal } })),
    enabled: [question.businessName, question.businessActivities, question.contact].some((text) => text !== ''),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    retry: 2,
    retryDelay: 2000,
  })

/**
 * Requests a model's reading of the settled text and stores it in the answers. Returns whether a request is running.
 */
function useModelReading(): boolean {
  const { answers, createdFrom } = useAtomValue(wizardAtom)
  const change = useSetAtom(changeAnswersAtom)
  const [settled] = useDebouncedValue(answers.businessActivities.trim(), settledPauseMs)
  const question = factsQuestionOf(answers)
  const { data, isFetching } = useQuery({
    queryKey: ['model-reading', settled],
    // Not aborted while the owner types, since an aborted call costs just as much.
    queryFn: () => responseBody(api.facts.reading.$post({ json: question })),
    enabled: createdFrom === '' && settled.length >= minModelTextLength && settled === question.businessActivities,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  useEffect(() => {
    if (data?.reading) change({ reading: data.reading })
  }, [data, change])
  return isFetching
}
