import { atom, useAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import type { PhotoColor, PhotoSource } from '../../../../worker/adapters/photos/schema.ts'
import { asKeyword, firstWords } from './found-photos.ts'

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
export function useTypedSearch(keywords: readonly string[]) {
  const [last, setLast] = useAtom(typedSearchAtom)
  const search = current(last, keywords)
  const change = useCallback(
    (part: Partial<TypedSearch>) => setLast((before) => ({ ...current(before, keywords), ...part })),
    [setLast, keywords],
  )
  const { text } = search
  useEffect(() => {
    const timer = setTimeout(() => change({ keyword: asKeyword(text) }), pause)
    return () => clearTimeout(timer)
  }, [text, change])
  return { search, change }
}

function current(last: TypedSearch | null, keywords: readonly string[]): TypedSearch {
  if (last?.keywords === keywords) return last
  const text = firstWords(keywords)
  return { keywords, text, keyword: asKeyword(text), source: last?.source }
}
