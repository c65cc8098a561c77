import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { LoadingProblem } from '#ui/errors/loading-problem.tsx'
import { ago, exactWords } from '#ui/words/when-words.ts'
import type { Condition } from '#worker/operate/schema.ts'
import { HealthPart } from './health-part.tsx'
import classes from './operate.module.css'
import { conditionQuery, type Task } from './queries.ts'
import { domainFailureNames, domainStateNames, pluralize, queueNames } from './words.ts'

export function ConditionView({ onTask }: { onTask: (task: Task) => void }) {
  const { data, error, refetch } = useQuery(conditionQuery)
  if (error && !data) return <LoadingProblem error={error} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <p className={classes.empty} role="status">
        Loading…
      </p>
    )
  }
  const { version, lastBackup, budgets, domains, jobs } = data
  return (
    <>
      <section className={classes.part}>
        <h2>This installation</h2>
        <ul className={classes.lines}>
          <Fact name="Version" detail={version ?? 'Runs from its source'} />
          <Fact
            name="Last backup"
            detail={lastBackup ? exactWords(lastBackup.at) : 'None yet: see “Backups” in docs/operations.md'}
            isBad={lastBackup === null || lastBackup.isOld}
          />
        </ul>
      </section>
      <section className={classes.part}>
        <h2>Daily budgets</h2>
        <ul className={classes.lines}>
          {budgets.map((budget) => (
            <Budget key={budget.kind} budget={budget} />
          ))}
        </ul>
      </section>
      <section className={classes.part}>
        <h2>Stuck domains</h2>
        {domains.length === 0 && <p className={classes.empty}>No domain is stuck.</p>}
        <ul className={classes.lines}>
          {domains.map(({ id, domainName, state, failure, attempts, nextCheckAt }) => (
            <li key={id} className={classes.line}>
              <div className={classes.facts}>
                <p className={classes.name}>{domainName}</p>
                <p className={classes.detail}>
                  {domainStateNames[state]}
                  {failure && `: ${domainFailureNames[failure]}`} · {pluralize(attempts, 'failed check')}
                  {nextCheckAt && ` · next ${exactWords(nextCheckAt)}`}
                </p>
              </div>
              <Button variant="default" onClick={() => onTask({ act: 'check', domainId: id, name: domainName })}>
                Check now
              </Button>
            </li>
          ))}
        </ul>
      </section>
      <section className={classes.part}>
        <h2>Failing jobs</h2>
        {jobs.length === 0 && <p className={classes.empty}>All jobs run.</p>}
        <ul className={classes.lines}>
          {jobs.map(({ queue, id, attempts, since }) => (
            <li key={`${queue} ${id}`} className={classes.line}>
              <div className={classes.facts}>
                <p className={classes.name}>{queueNames[queue]}</p>
                <p className={classes.detail}>
                  {id}
                  {attempts > 0 && ` · ${attempts === 1 ? '1 try' : `${attempts} tries`}`}
                  {since && ` · since ${ago(since)}`}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <HealthPart />
    </>
  )
}

function Fact({ name, detail, isBad = false }: { name: string; detail: string; isBad?: boolean }) {
  return (
    <li className={classes.line}>
      <div className={classes.facts}>
        <p className={classes.name}>{name}</p>
        <p className={classes.detail} data-bad={isBad}>
          {detail}
        </p>
      </div>
    </li>
  )
}

const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' })
const pieces = new Intl.NumberFormat('en')

function Budget({ budget: { kind, used, max } }: { budget: Condition['budgets'][number] }) {
  const { format } = kind === 'model' ? dollars : pieces
  const name = kind === 'model' ? 'Model' : 'Pictures'
  return (
    <li className={classes.line}>
      <div className={classes.facts}>
        <p className={classes.name}>{name}</p>
        <p className={classes.detail}>
          {format(used)} of {format(max)}
        </p>
        <meter
          className={classes.meter}
          aria-label={`${name} budget`}
          min={0}
          max={max}
          high={max * 0.8}
          value={used}
        />
      </div>
    </li>
  )
}
