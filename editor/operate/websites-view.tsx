import { useQuery } from '@tanstack/react-query'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { LoadingProblem } from '#ui/errors/loading-problem.tsx'
import classes from './operate.module.css'
import { queueQuery, websitesQuery } from './queries.ts'
import { SearchForm } from './search-form.tsx'
import { WebsiteLines } from './website-lines.tsx'

type WebsitesViewProps = { query: string; onSearch: (q: string) => void; onOpen: (draftId: string) => void }

export function WebsitesView({ query, onSearch, onOpen }: WebsitesViewProps) {
  const { data, error, isFetching } = useQuery(websitesQuery(query))
  return (
    <>
      <SearchForm
        key={query}
        label="Find a website"
        hint="By address, domain, name or words on the page"
        query={query}
        isPending={isFetching}
        onSearch={onSearch}
      />
      <p role="status" className={classes.empty}>
        {error ? (
          <ErrorText error={error} />
        ) : (
          data?.length === 0 && (query ? `No website matches “${query}”.` : 'There are no websites yet.')
        )}
      </p>
      {data && data.length > 0 && (
        <section className={classes.part}>
          <h2>{query ? 'Found' : 'The newest'}</h2>
          <WebsiteLines label={query ? 'Found websites' : 'The newest websites'} websites={data} onOpen={onOpen} />
        </section>
      )}
    </>
  )
}

/** Publications to review, reported websites, and publications that passed the check. */
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
  const parts = [
    { title: 'Held publications', websites: data.reviews },
    { title: 'Reported by visitors', websites: data.reported },
    { title: 'Passed the check', websites: data.passed },
  ].filter(({ websites }) => websites.length > 0)
  if (parts.length === 0) return <p className={classes.empty}>No website waits for you.</p>
  return (
    <>
      {parts.map(({ title, websites }) => (
        <section key={title} className={classes.part}>
          <h2>{title}</h2>
          <WebsiteLines label={title} websites={websites} onOpen={onOpen} />
        </section>
      ))}
    </>
  )
}
