import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { PhotoPage } from '../../../../worker/adapters/photos/schema.ts'
import { photosQuery } from '../../../state/photos.ts'
import { queryProblem } from '../../../state/query-problem.ts'
import { asKeyword, photosOf } from './found-photos.ts'
import { useTypedSearch } from './use-typed-search.ts'

/** A search for pictures as it is typed and narrowed, and what it has found so far. */
export function usePhotoSearch(keywords: readonly string[]) {
  const { search, change } = useTypedSearch(keywords)
  const { text, keyword, source, color } = search
  const query = useInfiniteQuery({
    ...photosQuery({ keyword, source, color: source === 'Artwork' ? undefined : color }),
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
