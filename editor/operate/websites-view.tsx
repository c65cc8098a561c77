import { useQuery } from '@tanstack/react-query'
import { ErrorText } from '#ui/errors/error-text.tsx'
import classes from './operate.module.css'
import { websitesQuery } from './queries.ts'
import { SearchForm } from './search-form.tsx'
import { WebsiteLines } from './website-lines.tsx'

type WebsitesViewProps = { asked: string; onAsk: (q: string) => void; onOpen: (draftId: string) => void }

/** Finds websites. */
export function WebsitesView({ asked, onAsk, onOpen }: WebsitesViewProps) {
  const { data, error, isFetching } = useQuery(websitesQuery(asked))
  return (
    <>
      <SearchForm
        key={asked}
        label="Find a website"
        hint="By address, domain, name or words on the page"
        asked={asked}
        isPending={isFetching}
        onAsk={onAsk}
      />
      <p role="status" className={classes.empty}>
        {error ? <ErrorText error={error} /> : data?.length === 0 && `No website matches “${asked}”.`}
      </p>
      {data && data.length > 0 && <WebsiteLines label="Websites" websites={data} onOpen={onOpen} />}
    </>
  )
}
