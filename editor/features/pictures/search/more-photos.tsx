import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import classes from './search.module.css'
import { SearchProblem } from './search-problem.tsx'
import type { FoundSoFar } from './use-photo-search.ts'

/** The end of what was found so far: as it comes near, the next page is fetched. The button does the same by hand. */
export function MorePhotos({ query }: { query: FoundSoFar['query'] }) {
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
