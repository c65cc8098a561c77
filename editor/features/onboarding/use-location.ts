import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { placeHereQuery, placesQuery, shortestPlace } from '../../state/places.ts'
import { queryProblem } from '../../state/query-problem.ts'
import { placeOfferedAtom } from './location-state.ts'
import { type Lookup, stillFitting } from './location-status.ts'
import { answersAtom, changeAnswersAtom } from './wizard-state.ts'

/** In milliseconds: nobody is asked for each letter of a word. */
const pause = 250

/** The location in the answers, and what we know about it. Until the person edits it, it follows where they are. */
export function useLocation() {
  const { businessLocation: text } = useAtomValue(answersAtom)
  const change = useSetAtom(changeAnswersAtom)
  const [offered, setOffered] = useAtom(placeOfferedAtom)
  const [chosen, setChosen] = useState('')

  const words = text.trim()
  const [settled] = useDebouncedValue(words, pause)
  const isKnown = words === chosen
  const query = useQuery({ ...placesQuery(settled), enabled: settled.length >= shortestPlace && !isKnown })
  const isAnswer = settled === words && !query.isPlaceholderData
  const places = isAnswer ? query.data : undefined

  const offers = !offered && text === ''
  const here = useQuery({ ...placeHereQuery, enabled: offers })
  const label = offers ? here.data?.label : undefined
  useEffect(() => {
    if (label === undefined) return
    setOffered()
    setChosen(label)
    change({ businessLocation: label })
  }, [label, setOffered, change])

  const isAsking = words.length >= shortestPlace && !isKnown && (settled !== words || query.isFetching)
  const lookup: Lookup = {
    words,
    chosen,
    places,
    isLooking: isAsking || (offers && here.isFetching),
    problem: isAnswer || query.isPlaceholderData ? queryProblem({ ...query, data: places }) : null,
  }
  return {
    text,
    lookup,
    suggestions: words.length < shortestPlace ? [] : (places ?? stillFitting(query.data ?? [], words)),
    write: (businessLocation: string) => {
      setOffered()
      change({ businessLocation })
    },
    choose: (businessLocation: string) => {
      setChosen(businessLocation)
      change({ businessLocation })
    },
  }
}
