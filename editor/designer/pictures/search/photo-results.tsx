import { Button, VisuallyHidden } from '@mantine/core'
import { type CSSProperties, memo, useEffect, useRef } from 'react'
import { photoServices } from '#renderer/document/values/photo-services.ts'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { problems } from '#ui/errors/error-texts.ts'
import type { FoundPhoto as Photo, PhotoSource } from '#worker/adapters/photos/schema.ts'
import { SmallPicture } from '../../form/pictures/small-picture.tsx'
import { PickButton } from '../pick-button.tsx'
import type { TabProps } from '../picked.ts'
import { asPicked, photoKey, photoRatio } from './found-photos.ts'
import classes from './search.module.css'
import type { FoundSoFar } from './use-photo-search.ts'

type PhotoResultsProps = Pick<TabProps, 'picked' | 'onPick' | 'onTake'> & {
  search: FoundSoFar
  onUpload: () => void
}

/** Results in rows, or why there are no results. */
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
        <strong>No results found</strong>
      </p>
      <p>{narrowed ? 'Try another word, or any color' : 'Try another word, or fewer words'}, or upload your own.</p>
      <Button variant="light" color="gray" size="xs" onClick={onUpload}>
        Upload pictures
      </Button>
    </div>
  )
}

/** Credits the photo service, as its terms require. */
function ProvidedBy({ source }: { source: PhotoSource | undefined }) {
  if (source === undefined) return null
  return (
    <p className={classes.provided}>
      Photos provided by{' '}
      <a href={photoServices[source]} target="_blank" rel="noreferrer">
        {source}
      </a>
    </p>
  )
}

const ratios = [1.5, 0.7, 1.5, 1.3, 0.75, 1.5, 1.5, 1.2, 0.7, 1.5, 1.4, 1.5]

function PhotoWait() {
  return (
    <>
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <ul className={classes.rows} aria-hidden>
        {ratios.map((ratio, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
          <li key={index} className={classes.found} style={{ '--ratio': ratio } as CSSProperties}>
            <div className={classes.wait} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Infinite scroll, with a button as a fallback. */
function MorePhotos({ query }: { query: FoundSoFar['query'] }) {
  const { hasNextPage, isFetching, isFetchNextPageError, error, fetchNextPage } = query
  const end = useRef<HTMLDivElement>(null)
  const waits = hasNextPage && !isFetching && !isFetchNextPageError
  useEffect(() => {
    const sentinel = end.current
    if (!sentinel || !waits) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && fetchNextPage())
    observer.observe(sentinel)
    return () => observer.disconnect()
  }, [waits, fetchNextPage])

  if (isFetchNextPageError) return <SearchProblem error={error} onRetry={() => fetchNextPage()} />
  if (!hasNextPage) return null
  return (
    <div className={classes.more}>
      <div ref={end} className={classes.near} />
      <Button variant="light" color="gray" size="xs" loading={isFetching} onClick={() => fetchNextPage()}>
        Show more
      </Button>
    </div>
  )
}

function SearchProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className={classes.notice} role="alert">
      <strong>{problems.loading}</strong>
      <p>
        <ErrorText error={error} />
      </p>
      <Button variant="light" color="gray" size="xs" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

type FoundPhotoProps = Pick<TabProps, 'onPick' | 'onTake'> & {
  photo: Photo
  /** 0-based position among the results. */
  index: number
  isPicked: boolean
}

const FoundPhoto = memo(function FoundPhoto({ photo, index, isPicked, onPick, onTake }: FoundPhotoProps) {
  const { image, color } = photo
  const ratio = photoRatio(image)
  const name = image.description || `Picture ${index + 1}`
  return (
    <li className={classes.found} style={{ '--ratio': ratio } as CSSProperties}>
      <PickButton
        label={name}
        isPicked={isPicked}
        picture={() => asPicked(photo)}
        ratio={ratio}
        color={color ?? undefined}
        onPick={onPick}
        onTake={onTake}
      >
        <SmallPicture picture={image} alt="" ratio={ratio} />
      </PickButton>
      {image.credit && (
        <a className={classes.credit} href={image.credit.url} target="_blank" rel="noreferrer">
          {image.credit.name}
        </a>
      )}
    </li>
  )
})
