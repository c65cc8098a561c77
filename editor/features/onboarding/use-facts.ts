import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import type { FactsQuestion, ReadFactsAnswer } from '../../../worker/contract/facts.ts'
import { factsAtom, factsQuestionAtom } from './fact-state.ts'
import { factsQuery } from './facts-query.ts'

/** In milliseconds: as long as one pauses between two words. */
const pause = 400

/** What is understood of the answers so far, read anew as they change. */
export function useFacts(): ReadFactsAnswer | undefined {
  const [facts, setFacts] = useAtom(factsAtom)
  const [settled] = useDebouncedValue(useAtomValue(factsQuestionAtom), pause)
  const { data, isPlaceholderData } = useQuery(factsQuery(JSON.parse(settled) as FactsQuestion))
  useEffect(() => {
    if (data && !isPlaceholderData) setFacts(data)
  }, [data, isPlaceholderData, setFacts])
  return facts
}
