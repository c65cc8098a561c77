import { useAtomValue } from 'jotai'
import { use, useMemo } from 'react'
import { documentPart } from '../../../designer/document/parts.ts'
import { SurroundingsContext } from '../../../fields/surroundings.ts'
import type { TabProps } from '../picked.ts'
import { PhotoResults } from './photo-results.tsx'
import classes from './search.module.css'
import { SearchForm } from './search-form.tsx'
import { SearchWords } from './search-words.tsx'
import { usePhotoSearch } from './use-photo-search.ts'

const colorsAtom = documentPart(({ theme }) => theme.colors)

type SearchTabProps = Pick<TabProps, 'picked' | 'onPick' | 'onTake'> & {
  /** What is wanted: the search begins with the first of them. */
  keywords: readonly string[]
  /** Leads to where the owner adds pictures. */
  onUpload: () => void
}

/** Pictures of others to choose from: photos by a word, and illustrations in the colors of the website that is open. */
export function SearchTab({ keywords, picked, onPick, onTake, onUpload }: SearchTabProps) {
  const search = usePhotoSearch(keywords)
  const around = use(SurroundingsContext)
  const colors = useAtomValue(colorsAtom) ?? around.colors
  const surroundings = useMemo(() => ({ ...around, colors }), [around, colors])
  return (
    <SurroundingsContext value={surroundings}>
      <div className={classes.tab}>
        <SearchForm search={search} />
        {search.keyword === '' ? (
          <SearchWords words={keywords} onChoose={(word) => search.searchNow(word)} />
        ) : (
          <PhotoResults search={search} picked={picked} onPick={onPick} onTake={onTake} onUpload={onUpload} />
        )}
      </div>
    </SurroundingsContext>
  )
}
