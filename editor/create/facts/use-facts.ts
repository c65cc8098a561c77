import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { answerOf, api } from '#api/client.ts'
import type { FactsQuestion, ReadFactsAnswer } from '#worker/creation/facts/schema.ts'
import { factsQuestionOf } from '../answers.ts'
import { changeAnswersAtom, wizardAtom } from '../wizard-state.ts'
import { factsAtom, factsQuestionAtom } from './read-facts.ts'

/** Typing pause before facts are read, in milliseconds. */
const pause = 400

/** Typing pause before a model reads the text, in milliseconds. */
const longPause = 2500
/** Minimum length for a model, in characters. */
const shortestForModel = 40

export type Reading = 'reading' | 'closer' | 'offline' | 'failed' | 'done'

/** The current facts and the state of reading them. */
export function useFacts(): { facts: ReadFactsAnswer | undefined; reading: Reading } {
  const [facts, setFacts] = useAtom(factsAtom)
  const [settled] = useDebouncedValue(useAtomValue(factsQuestionAtom), pause)
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

/** Reads facts from the owner's words. A new text cancels the previous request; offline it waits. */
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

/**
 * Requests a model's reading of the settled text and stores it in the answers. Returns whether a request is running.
 */
function useModelReading(): boolean {
  const { answers, createdFrom } = useAtomValue(wizardAtom)
  const change = useSetAtom(changeAnswersAtom)
  const [settled] = useDebouncedValue(answers.businessActivities.trim(), longPause)
  const question = factsQuestionOf(answers)
  const { data, isFetching } = useQuery({
    queryKey: ['model-reading', settled],
    // Not aborted while the owner types: an aborted call costs as much.
    queryFn: () => answerOf(api.facts.reading.$post({ json: question })),
    enabled: createdFrom === '' && settled.length >= shortestForModel && settled === question.businessActivities,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  useEffect(() => {
    if (data?.reading) change({ reading: data.reading })
  }, [data, change])
  return isFetching
}
