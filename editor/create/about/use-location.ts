import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { failureCode } from '#api/api-error.ts'
import { api, responseBody } from '#api/client.ts'
import { queryProblem } from '#session/query-problem.ts'
import { readTab, storeInTab } from '#session/tab-storage.ts'
import { problems } from '#ui/errors/error-texts.ts'
import { foldPlaceName } from '#worker/adapters/places/fold-place-name.ts'
import { meantPlace } from '#worker/adapters/places/meant-place.ts'
import type { FoundPlace } from '#worker/adapters/places/schema.ts'

import { answersAtom, changeAnswersAtom } from '../wizard-state.ts'

const debounceMs = 250

/**
 * The location answer and its lookup. Defaults to the browser's location until the person edits it. Corrects the
 * spelling of a known place when they leave the field.
 */
export function useLocation(isEditing: boolean) {
  const { businessLocation: text } = useAtomValue(answersAtom)
  const change = useSetAtom(changeAnswersAtom)
  const [offered, setOffered] = useAtom(placeOfferedAtom)
  const [chosen, setChosen] = useState('')

  const words = text.trim()
  const [settled] = useDebouncedValue(words, debounceMs)
  const isKnown = words === chosen
  const query = useQuery({ ...placesQuery(settled), enabled: settled.length >= minPlaceLength && !isKnown })
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

  const isAsking = words.length >= minPlaceLength && !isKnown && (settled !== words || query.isFetching)
  const lookup: Lookup = {
    words,
    chosen,
    places,
    isLooking: isAsking || (offers && here.isFetching),
    problem: isAnswer || query.isPlaceholderData ? queryProblem({ ...query, data: places }) : null,
  }
  const written = isEditing ? undefined : correctSpelling(lookup)
  useEffect(() => {
    if (written !== undefined) change({ businessLocation: written })
  }, [written, change])
  return {
    text,
    lookup,
    suggestions: words.length < minPlaceLength ? [] : (places ?? filterPlaces(query.data ?? [], words)),
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

/** Whether this tab has already filled in the location, or the person has edited it. */
export const placeOfferedAtom = atom(
  (get) => get(keptAtom) || readTab('place') === offered,
  (_get, set) => {
    set(keptAtom, true)
    storeInTab('place', offered)
  },
)

const minPlaceLength = 2

/** Place suggestions for the typed words. Shows the previous suggestions while loading. */
const placesQuery = (words: string) =>
  queryOptions({
    queryKey: ['places', words],
    queryFn: async ({ signal }) =>
      (await responseBody(api.places.$get({ query: { q: words } }, { init: { signal } }))).places,
    enabled: words.length >= minPlaceLength,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    // The next letter tries again.
    retry: false,
  })

/** The town of this browser's IP address, if known. */
const placeHereQuery = queryOptions({
  queryKey: ['place-here'],
  queryFn: async () => (await responseBody(api.places.here.$get())).place,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})

export type Lookup = {
  words: string
  isLooking: boolean
  places?: readonly FoundPlace[] | undefined
  problem?: Error | null
  /** The last place that was chosen or filled in. */
  chosen: string
}

/** Exact matches, most likely first. */
const namedPlaces = ({ places = [] }: Pick<Lookup, 'places'>) => places.filter((place) => place.exact)

/** Whether the location is unambiguous: chosen by the person, or a single exact match. */
export const isSettled = (lookup: Lookup): boolean =>
  lookup.words === lookup.chosen || (lookup.places?.[0]?.exact === true && namedPlaces(lookup).length === 1)

/** The place's own spelling: 'Leeds' for 'leeds'. Undefined if already right or unknown. */
export function correctSpelling({ words, chosen, places }: Lookup): string | undefined {
  const [place] = words === chosen ? [] : namedPlaces({ places })
  const written = place && [place.name, place.label].find((name) => foldPlaceName(name) === foldPlaceName(words))
  return written === words ? undefined : written
}

function foundText(lookup: Lookup): string | undefined {
  const { words, chosen } = lookup
  const named = namedPlaces(lookup)
  if (words !== '' && (words === chosen || named.some(({ label }) => words === label))) return 'Location found'
  if (named.length === 0) return undefined
  const place = meantPlace(named)
  return place ? `Location found: ${place.label}` : 'Several found. Choose yours.'
}

export function locationStatus(lookup: Lookup, isListOpen: boolean): string {
  if (isListOpen && !isSettled(lookup)) return lookup.isLooking ? 'Finding location' : choose
  const status = foundText(lookup)
  if (status) return status
  if (lookup.isLooking) return 'Finding location'
  if (lookup.words === '') return 'The town or area you work in.'
  if (lookup.problem && failureCode(lookup.problem) === 'network') return problems.placeLookupOffline
  if (lookup.places && lookup.places.length > 0) return choose
  return 'We’ll print it as you typed it.'
}

const choose = 'Choose one, or keep yours.'

/** Keeps the previous suggestions that still match, while new ones load. */
export function filterPlaces(places: readonly FoundPlace[], words: string): FoundPlace[] {
  const begun = foldPlaceName(words)
  return begun === '' ? [] : places.filter(({ label }) => foldPlaceName(label).startsWith(begun))
}
