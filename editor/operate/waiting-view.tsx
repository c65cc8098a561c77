import { useQuery } from '@tanstack/react-query'
import { LoadingProblem } from '#ui/errors/loading-problem.tsx'
import classes from './operate.module.css'
import { queueQuery } from './queries.ts'
import { WebsiteLines } from './website-lines.tsx'

/** First publications to decide on, and websites that visitors reported. */
export function WaitingView({ onOpen }: { onOpen: (draftId: string) => void }) {
  const { data, error, refetch } = useQuery(queueQuery)
  if (error && !data) return <LoadingProblem error={error} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <p className={classes.empty} role="status">
        Loading…
      </p>
    )
  }
  const { reviews, reported } = data
  if (reviews.length + reported.length === 0) return <p className={classes.empty}>No website waits for you.</p>
  return (
    <>
      {reviews.length > 0 && (
        <section className={classes.part}>
          <h2>First publications</h2>
          <WebsiteLines label="First publications" websites={reviews} onOpen={onOpen} />
        </section>
      )}
      {reported.length > 0 && (
        <section className={classes.part}>
          <h2>Reported by visitors</h2>
          <WebsiteLines label="Reported by visitors" websites={reported} onOpen={onOpen} />
        </section>
      )}
    </>
  )
}
