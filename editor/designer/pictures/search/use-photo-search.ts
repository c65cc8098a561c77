import { useDebouncedCallback } from '@mantine/hooks'
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { atom, useAtom } from 'jotai'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { api, responseBody } from '#api/client.ts'
import { queryProblem } from '#session/query-problem.ts'
import type { PhotoColor, PhotoPage, PhotoSource } from '#worker/adapters/photos/schema.ts'
import { asKeyword, firstWords, photosOf } from './found-photos.ts'

export function usePhotoSearch(keywords: readonly string[]) {
  const { search, change } = useTypedSearch(keywords)
  const { text, keyword, source, color } = search
  const query = useInfiniteQuery({
    ...photosQuery({ keyword, source, color }),
    enabled: keyword !== '',
    // Keep the previous results while loading.
    placeholderData: keepPreviousData,
  })
  const pages = query.data?.pages
  const photos = useMemo(() => photosOf(pages ?? []), [pages])
  // Remember the available sources when a request fails.
  const [lastPage, setLastPage] = useState<PhotoPage>()
  const first = pages?.[0]
  if (first && first !== lastPage) setLastPage(first)
  return {
    text,
    keyword,
    color,
    /** The search's source. Undefined before the first response. */
    source: source ?? lastPage?.source,
    sources: lastPage?.sources ?? [],
    change,
    /** Skips the debounce. */
    searchNow: (wanted = text) => change({ text: wanted, keyword: asKeyword(wanted) }),
    photos,
    problem: queryProblem(query),
    query,
  }
}

export type FoundSoFar = ReturnType<typeof usePhotoSearch>

type TypedSearch = {
  /** Keywords of the request with which the search began. */
  keywords: readonly string[]
  text: string
  keyword: string
  source?: PhotoSource
  color?: PhotoColor
}

/** An atom, so that the search survives switching tabs. */
const typedSearchAtom = atom<TypedSearch | null>(null)

const debounceMs = 500

/** The typed text and filters. A new request starts with its own keywords and the last source. */
function useTypedSearch(keywords: readonly string[]) {
  const [last, setLast] = useAtom(typedSearchAtom)
  const search = current(last, keywords)
  const change = useCallback(
    (part: Partial<TypedSearch>) => setLast((before) => ({ ...current(before, keywords), ...part })),
    [setLast, keywords],
  )
  const { text } = search
  const searchSoon = useDebouncedCallback(change, debounceMs)
  useEffect(() => {
    searchSoon({ keyword: asKeyword(text) })
    return searchSoon.cancel
  }, [text, searchSoon])
  return { search, change }
}

function current(last: TypedSearch | null, keywords: readonly string[]): TypedSearch {
  if (last?.keywords === keywords) return last
  const text = firstWords(keywords)
  return { keywords, text, keyword: asKeyword(text), source: last?.source }
}

/** Without a source, uses the first available one. */
type PhotoSearch = { keyword: string; source?: PhotoSource; color?: PhotoColor }

/** The server's page limit. */
const maxPage = 50

export const photosQuery = ({ keyword, source, color }: PhotoSearch) =>
  infiniteQueryOptions({
    queryKey: ['photos', keyword, source, color],
    queryFn: ({ pageParam, signal }): Promise<PhotoPage> =>
      responseBody(
        api.photos.$get(
          { query: { keyword, page: String(pageParam), ...(source && { source }), ...(color && { color }) } },
          { init: { signal } },
        ),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ more }, _pages, page) => (more && page < maxPage ? page + 1 : undefined),
    // Results must not change while someone chooses.
    staleTime: Number.POSITIVE_INFINITY,
  })
