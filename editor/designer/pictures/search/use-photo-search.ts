import { useDebouncedCallback } from '@mantine/hooks'
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { atom, useAtom } from 'jotai'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { answerOf, api } from '#api/client.ts'
import { queryProblem } from '#session/query-problem.ts'
import type { PhotoColor, PhotoPage, PhotoSource } from '#worker/adapters/photos/schema.ts'
import { asKeyword, firstWords, photosOf } from './found-photos.ts'

/** A search for pictures as it is typed and narrowed, and what it has found so far. */
export function usePhotoSearch(keywords: readonly string[]) {
  const { search, change } = useTypedSearch(keywords)
  const { text, keyword, source, color } = search
  const query = useInfiniteQuery({
    ...photosQuery({ keyword, source, color }),
    enabled: keyword !== '',
    // What was found before stays until there is something else to see.
    placeholderData: keepPreviousData,
  })
  const pages = query.data?.pages
  const photos = useMemo(() => photosOf(pages ?? []), [pages])
  // Where else it can be searched is still known when one of them fails.
  const [told, setTold] = useState<PhotoPage>()
  const first = pages?.[0]
  if (first && first !== told) setTold(first)
  return {
    text,
    keyword,
    color,
    /** The service of the search; undefined before the first response. */
    source: source ?? told?.source,
    sources: told?.sources ?? [],
    change,
    /** Without waiting for a pause. */
    searchNow: (wanted = text) => change({ text: wanted, keyword: asKeyword(wanted) }),
    photos,
    problem: queryProblem(query),
    query,
  }
}

export type FoundSoFar = ReturnType<typeof usePhotoSearch>

type TypedSearch = {
  /** What was wanted when it began. */
  keywords: readonly string[]
  text: string
  /** The text as it was searched for last. */
  keyword: string
  source?: PhotoSource
  color?: PhotoColor
}

/** Stays while another tab of the dialog is looked at. */
const typedSearchAtom = atom<TypedSearch | null>(null)

/** In milliseconds without a keystroke, after which what is typed is searched for. */
const pause = 500

/** What is typed and narrowed in the search. Another wish begins with its own words, where the last one was searched. */
function useTypedSearch(keywords: readonly string[]) {
  const [last, setLast] = useAtom(typedSearchAtom)
  const search = current(last, keywords)
  const change = useCallback(
    (part: Partial<TypedSearch>) => setLast((before) => ({ ...current(before, keywords), ...part })),
    [setLast, keywords],
  )
  const { text } = search
  const searchSoon = useDebouncedCallback(change, pause)
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

/** Which pictures are looked for. Without a source, in the first there is. */
type PhotoSearch = { keyword: string; source?: PhotoSource; color?: PhotoColor }

/** The server gives no further pages than this. */
const lastPage = 50

/** Pictures for a keyword, page by page. */
export const photosQuery = ({ keyword, source, color }: PhotoSearch) =>
  infiniteQueryOptions({
    queryKey: ['photos', keyword, source, color],
    queryFn: ({ pageParam, signal }): Promise<PhotoPage> =>
      answerOf(
        api.photos.$get(
          { query: { keyword, page: String(pageParam), ...(source && { source }), ...(color && { color }) } },
          { init: { signal } },
        ),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ more }, _pages, page) => (more && page < lastPage ? page + 1 : undefined),
    // What was found does not change while somebody chooses.
    staleTime: Number.POSITIVE_INFINITY,
  })
