import { Button } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { exactWords } from '#ui/words/when-words.ts'
import classes from './operate.module.css'
import { healthQuery } from './queries.ts'

export function HealthPart() {
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(healthQuery)
  return (
    <section className={classes.part}>
      <h2>Health</h2>
      {data && (
        <ul className={classes.checks} aria-label="Health">
          {data.checks.map(({ name, ok, code, count }) => (
            <li key={name} data-ok={ok}>
              {ok ? <IconCheck size={16} aria-label="Fine:" /> : <IconX size={16} aria-label="Bad:" />}
              <span>
                {wordsOf(name)}
                {!ok && `: ${codeWords[code ?? 'failed']}`}
                {count !== undefined && count > 0 && ` (${count})`}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className={classes.detail} role="status">
        {error ? (
          <ErrorText error={error} />
        ) : data ? (
          `Checked ${exactWords(new Date(dataUpdatedAt).toISOString())}. `
        ) : (
          'Checking…'
        )}
        {data && 'npm run doctor also looks at the account, DNS and certificates.'}
      </p>
      <div className={classes.buttons}>
        <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
          Check again
        </Button>
      </div>
    </section>
  )
}

/** 'queue-photo-removals' → 'Waiting photo removals'. */
function wordsOf(name: string): string {
  const words = name.replace(/^queue-/, 'waiting-').replaceAll('-', ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

const codeWords = {
  failed: 'failed',
  timeout: 'no answer in time',
  wrong_value: 'a wrong value',
  not_configured: 'settings are missing',
  late: 'late',
  failing: 'failed too often in the last hour',
}
