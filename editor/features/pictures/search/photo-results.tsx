import { Button, VisuallyHidden } from '@mantine/core'
import type { TabProps } from '../picked.ts'
import { FoundPhoto } from './found-photo.tsx'
import { photoKey } from './found-photos.ts'
import { MorePhotos } from './more-photos.tsx'
import { PhotoWait } from './photo-wait.tsx'
import { ProvidedBy } from './provided-by.tsx'
import classes from './search.module.css'
import { SearchProblem } from './search-problem.tsx'
import type { FoundSoFar } from './use-photo-search.ts'

type PhotoResultsProps = Pick<TabProps, 'picked' | 'onPick' | 'onTake'> & {
  search: FoundSoFar
  /** Leads to where the owner adds pictures. */
  onUpload: () => void
}

/** What was found, in rows; or why there is nothing. */
export function PhotoResults({ search, picked, onPick, onTake, onUpload }: PhotoResultsProps) {
  const { photos, query, problem, source, color } = search
  if (problem && photos.length === 0) return <SearchProblem error={problem} onRetry={() => query.refetch()} />
  if (query.isPending) return <PhotoWait />
  if (photos.length === 0) return <NothingFound narrowed={color !== undefined} onUpload={onUpload} />
  const keys = new Set(picked.map(({ key }) => key))
  return (
    <>
      <VisuallyHidden role="status">
        {query.isPlaceholderData ? '' : `${photos.length} pictures${query.hasNextPage ? ' so far' : ''}`}
      </VisuallyHidden>
      <ul className={classes.rows} data-old={query.isPlaceholderData || undefined}>
        {photos.map((photo, index) => {
          const key = photoKey(photo)
          return (
            <FoundPhoto
              key={key}
              photo={photo}
              index={index}
              isPicked={keys.has(key)}
              onPick={onPick}
              onTake={onTake}
            />
          )
        })}
      </ul>
      <MorePhotos query={query} />
      <ProvidedBy source={source} />
    </>
  )
}

function NothingFound({ narrowed, onUpload }: { narrowed: boolean; onUpload: () => void }) {
  return (
    <div className={classes.notice}>
      <p role="status">
        <strong>Nothing found. Upload your own.</strong>
      </p>
      <p>{narrowed ? 'Or try another word, or any color.' : 'Or try another word, or fewer words.'}</p>
      <Button variant="light" color="gray" size="xs" onClick={onUpload}>
        Upload pictures
      </Button>
    </div>
  )
}
