import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { answerOf, api } from '#api/client.ts'
import type { FactsQuestion, ReadFactsAnswer } from '#worker/creation/facts/schema.ts'
import { factsQuestionOf } from '../answers.ts'
import { changeAnswersAtom, wizardAtom } from '../wizard-state.ts'
import { factsAtom, factsQuestionAtom } from './read-facts.ts'

/** In milliseconds: a pause between two words. */
const pause = 400

/** In milliseconds: the owner has stopped typing. */
const longPause = 2500
/** A model has nothing to add to a word or two. In characters. */
const shortestForModel = 40

export type Reading = 'reading' | 'closer' | 'offline' | 'failed' | 'done'

/** The facts in the answers so far, and how reading them again goes. */
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

/** Asks a model about a text once, after a pause, and stores what it reads in the answers. Returns whether one is reading. */
function useModelReading(): boolean {
  const { answers, createdFrom } = useAtomValue(wizardAtom)
  const change = useSetAtom(changeAnswersAtom)
  const [settled] = useDebouncedValue(answers.businessActivities.trim(), longPause)
  const question = factsQuestionOf(answers)
  const { data, isFetching } = useQuery({
    queryKey: ['model-reading', settled],
    // Goes on while the owner does: an aborted call costs as much.
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
