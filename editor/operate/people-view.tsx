import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { ago } from '#ui/words/when-words.ts'
import type { PersonLine } from '#worker/operate/schema.ts'
import classes from './operate.module.css'
import { peopleQuery, type Task } from './queries.ts'
import { SearchForm } from './search-form.tsx'
import { counted } from './words.ts'

type PeopleViewProps = {
  asked: string
  onAsk: (q: string) => void
  onWebsites: (userId: string) => void
  onTask: (task: Task) => void
}

/** Finds people by email address. */
export function PeopleView({ asked, onAsk, onWebsites, onTask }: PeopleViewProps) {
  const { data, error, isFetching } = useQuery(peopleQuery(asked))
  return (
    <>
      <SearchForm
        key={asked}
        label="Find a person"
        hint="By the beginning of their email address"
        asked={asked}
        isPending={isFetching}
        onAsk={onAsk}
      />
      <p role="status" className={classes.empty}>
        {error ? <ErrorText error={error} /> : data?.length === 0 && `No address begins with “${asked}”.`}
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
          {lastSignInAt && ` · signed in ${ago(lastSignInAt)}`} · {counted(websites, 'website')} ·{' '}
          {counted(sessions, 'session')}
        </p>
        {(!verified || suspended > 0) && (
          <p className={classes.marks}>
            {!verified && <span data-tone="warn">Address not verified</span>}
            {suspended > 0 && <span data-tone="bad">{counted(suspended, 'suspended website')}</span>}
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
