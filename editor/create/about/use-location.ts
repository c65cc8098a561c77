import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { failureCode } from '#api/api-error.ts'
import { answerOf, api } from '#api/client.ts'
import { queryProblem } from '#session/query-problem.ts'
import { keepInTab, readTab } from '#session/tab-storage.ts'
import { problems } from '#ui/errors/error-texts.ts'
import { foldPlaceName } from '#worker/adapters/places/fold-place-name.ts'
import { meantPlace } from '#worker/adapters/places/meant-place.ts'
import type { FoundPlace } from '#worker/adapters/places/schema.ts'

import { answersAtom, changeAnswersAtom } from '../wizard-state.ts'

/** In milliseconds: nobody is asked for each letter of a word. */
const pause = 250

/**
 * The location in the answers, and what we know about it. Until the person edits it, it follows where they are. Unless they are editing,
 * a place they named is written as it is spelled.
 */
export function useLocation(isEditing: boolean) {
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
  const written = isEditing ? undefined : properCase(lookup)
  useEffect(() => {
    if (written !== undefined) change({ businessLocation: written })
  }, [written, change])
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

const offered = 'offered'
const keptAtom = atom(false)

/** Whether the person has had their say about the place: they wrote one, cleared one, or were offered theirs. True for good in this tab. */
export const placeOfferedAtom = atom(
  (get) => get(keptAtom) || readTab('place') === offered,
  (_get, set) => {
    set(keptAtom, true)
    keepInTab('place', offered)
  },
)

/** Shorter words name too much to be looked up. */
const shortestPlace = 2

/** Towns and areas for what is typed. Those of the words before are there until the answer is. */
const placesQuery = (words: string) =>
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
const placeHereQuery = queryOptions({
  queryKey: ['place-here'],
  queryFn: async () => (await answerOf(api.places.here.$get())).place,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})

/** What is known about the words in the field. */
export type Lookup = {
  words: string
  /** Whether an answer is awaited: for these words, or for where the person is. */
  isLooking: boolean
  /** The answer for these words. */
  places?: readonly FoundPlace[] | undefined
  problem?: Error | null
  /** What was chosen last, or filled in for the person. */
  chosen: string
}

/** The places that the words name in full, the likeliest first. */
const namedPlaces = ({ places = [] }: Pick<Lookup, 'places'>) => places.filter((place) => place.exact)

/** Whether nothing is left to choose: what was chosen, or what fits best of all, is what the words say, and nothing else has that name. */
export const isSettled = (lookup: Lookup): boolean =>
  lookup.words === lookup.chosen || (lookup.places?.[0]?.exact === true && namedPlaces(lookup).length === 1)

/** The words as the place is written: 'Leeds' for 'leeds'. Undefined if they are right, or name none. */
export function properCase({ words, chosen, places }: Lookup): string | undefined {
  const [place] = words === chosen ? [] : namedPlaces({ places })
  const written = place && [place.name, place.label].find((name) => foldPlaceName(name) === foldPlaceName(words))
  return written === words ? undefined : written
}

/** Returns the sentence about the place in the text; undefined without one. */
function found(lookup: Lookup): string | undefined {
  const { words, chosen } = lookup
  const named = namedPlaces(lookup)
  if (words !== '' && (words === chosen || named.some(({ label }) => words === label))) return 'Location found'
  if (named.length === 0) return undefined
  const place = meantPlace(named)
  return place ? `Location found: ${place.label}` : 'Several found. Choose yours.'
}

/** The line under the field. While larger places than the one that is named are suggested, nothing is decided. */
export function locationStatus(lookup: Lookup, isListOpen: boolean): string {
  if (isListOpen && !isSettled(lookup)) return lookup.isLooking ? 'Finding location' : choose
  const status = found(lookup)
  if (status) return status
  if (lookup.isLooking) return 'Finding location'
  if (lookup.words === '') return 'The town or area you work in.'
  if (lookup.problem && failureCode(lookup.problem) === 'network') return problems.placeLookupOffline
  if (lookup.places && lookup.places.length > 0) return choose
  return 'We’ll print it as you typed it.'
}

const choose = 'Choose one, or keep yours.'

/** What can be suggested while the answer for the words is awaited: of the last places, those that the words still begin. */
export function stillFitting(places: readonly FoundPlace[], words: string): FoundPlace[] {
  const begun = foldPlaceName(words)
  return begun === '' ? [] : places.filter(({ label }) => foldPlaceName(label).startsWith(begun))
}
