import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { ago } from '#ui/words/when-words.ts'
import type { PersonLine } from '#worker/operate/schema.ts'
import classes from './operate.module.css'
import { peopleQuery, type Task } from './queries.ts'
import { SearchForm } from './search-form.tsx'
import { pluralize } from './words.ts'

type PeopleViewProps = {
  query: string
  onSearch: (q: string) => void
  onWebsites: (userId: string) => void
  onTask: (task: Task) => void
}

export function PeopleView({ query, onSearch, onWebsites, onTask }: PeopleViewProps) {
  const { data, error, isFetching } = useQuery(peopleQuery(query))
  return (
    <>
      <SearchForm
        key={query}
        label="Find a person"
        hint="By the beginning of their email address"
        query={query}
        isPending={isFetching}
        onSearch={onSearch}
      />
      <p role="status" className={classes.empty}>
        {error ? <ErrorText error={error} /> : data?.length === 0 && `No address begins with “${query}”.`}
      </p>
      {data && data.length > 0 && (
        <ul className={classes.lines} aria-label="People">
          {data.map((person) => (
            <Person key={person.userId} person={person} onWebsites={onWebsites} onTask={onTask} />
          ))}
        </ul>
      )}
    </>
  )
}

type PersonProps = Pick<PeopleViewProps, 'onWebsites' | 'onTask'> & { person: PersonLine }

function Person({ person, onWebsites, onTask }: PersonProps) {
  const { userId, email, verified, createdAt, lastSignInAt, sessions, websites, suspended } = person
  return (
    <li className={classes.person}>
      <div className={classes.facts}>
        <p className={classes.name}>{email}</p>
        <p className={classes.detail}>
          Joined {ago(createdAt)}
          {lastSignInAt && ` · signed in ${ago(lastSignInAt)}`} · {pluralize(websites, 'website')} ·{' '}
          {pluralize(sessions, 'session')}
        </p>
        {(!verified || suspended > 0) && (
          <p className={classes.marks}>
            {!verified && <span data-tone="warn">Address not verified</span>}
            {suspended > 0 && <span data-tone="bad">{pluralize(suspended, 'suspended website')}</span>}
          </p>
        )}
      </div>
      <div className={classes.buttons}>
        {websites > 0 && (
          <Button variant="default" onClick={() => onWebsites(userId)}>
            Websites
          </Button>
        )}
        <Button variant="default" onClick={() => onTask({ act: 'end-sessions', userId, name: email })}>
          Sign out
        </Button>
        <Button variant="default" onClick={() => onTask({ act: 'lift-limits', userId, name: email })}>
          Lift limits
        </Button>
        <Button color="red.9" variant="outline" onClick={() => onTask({ act: 'delete', userId, name: email })}>
          Delete
        </Button>
      </div>
    </li>
  )
}
