import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadingProblem } from '#ui/errors/loading-problem.tsx'
import { exactWords } from '#ui/words/when-words.ts'
import type { AuditEntry } from '#worker/operate/schema.ts'
import classes from './operate.module.css'
import { auditListQuery } from './queries.ts'
import { actNames } from './words.ts'

/** The server's page size. */
const pageSize = 50

export function AuditView({ onWebsite }: { onWebsite: (draftId: string) => void }) {
  const [before, setBefore] = useState<string>()
  const { data, error, refetch } = useQuery(auditListQuery(before))
  if (error && !data) return <LoadingProblem error={error} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <p className={classes.empty} role="status">
        Loading…
      </p>
    )
  }
  return (
    <>
      {data.length === 0 && <p className={classes.empty}>No operator has done anything yet.</p>}
      <AuditLines entries={data} onWebsite={onWebsite} />
      <div className={classes.buttons}>
        {before !== undefined && (
          <Button variant="default" onClick={() => setBefore(undefined)}>
            Newest
          </Button>
        )}
        {data.length === pageSize && (
          <Button variant="default" onClick={() => setBefore(data.at(-1)?.id)}>
            Older
          </Button>
        )}
      </div>
    </>
  )
}

type AuditLinesProps = { entries: AuditEntry[]; onWebsite?: (draftId: string) => void }

export function AuditLines({ entries, onWebsite }: AuditLinesProps) {
  return (
    <ul className={classes.lines} aria-label="Log">
      {entries.map(({ id, at, operator, act, subjectKind, subjectId, reason }) => (
        <li key={id} className={classes.line}>
          <div className={classes.facts}>
            <p className={classes.name}>{actNames[act]}</p>
            <p className={classes.detail}>
              {exactWords(at)} · {operator ?? 'deleted account'} · {subjectId}
            </p>
            <p className={classes.quote}>{reason}</p>
          </div>
          {onWebsite && subjectKind === 'website' && (
            <Button variant="default" onClick={() => onWebsite(subjectId)}>
              Open
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
