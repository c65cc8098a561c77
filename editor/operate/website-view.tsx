import { Button, Textarea } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { LoadingProblem } from '#ui/errors/loading-problem.tsx'
import { exactWords } from '#ui/words/when-words.ts'
import type { WebsiteDetails } from '#worker/operate/schema.ts'
import { AuditLines } from './audit-view.tsx'
import classes from './operate.module.css'
import { type Task, websiteQuery } from './queries.ts'
import { StatusTags } from './website-lines.tsx'
import { reportNames } from './words.ts'

type WebsiteViewProps = { draftId: string; onBack: () => void; onTask: (task: Task) => void }

export function WebsiteView({ draftId, onBack, onTask }: WebsiteViewProps) {
  const { data, error, refetch } = useQuery(websiteQuery(draftId))
  if (error && !data) return <LoadingProblem error={error} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <p className={classes.empty} role="status">
        Loading…
      </p>
    )
  }
  const { website, hosts, text, draftText, reports, signals, audit } = data
  return (
    <article className={classes.website}>
      <Button
        className={classes.back}
        variant="subtle"
        color="gray"
        leftSection={<IconArrowLeft size={16} aria-hidden />}
        onClick={onBack}
      >
        Back
      </Button>
      <h2 className={classes.heading}>{website.businessName}</h2>
      <p className={classes.detail}>
        {website.ownerEmail} · made {exactWords(website.createdAt)}
        {website.lastPublishedAt && ` · published ${exactWords(website.lastPublishedAt)}`}
      </p>
      <StatusTags website={website} />
      <Tasks details={data} onTask={onTask} />
      {website.suspension?.note && (
        <section className={classes.part}>
          <h3>Note to the owner</h3>
          <p className={classes.quote}>{website.suspension.note}</p>
        </section>
      )}
      {signals.length > 0 && (
        <section className={classes.part}>
          <h3>What the check found</h3>
          <ul className={classes.plain}>
            {signals.map(({ kind, what }) => (
              <li key={`${kind} ${what}`}>{what}</li>
            ))}
          </ul>
        </section>
      )}
      {reports.length > 0 && (
        <section className={classes.part}>
          <h3>Open reports</h3>
          <ul className={classes.lines}>
            {reports.map((report) => (
              <li key={report.id} className={classes.report}>
                <p className={classes.name}>{reportNames[report.reason]}</p>
                {report.text && <p className={classes.quote}>{report.text}</p>}
                <p className={classes.detail}>
                  {exactWords(report.createdAt)} · {report.hostname}
                  {report.email && ` · wants an answer at ${report.email}`}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {hosts.length > 0 && (
        <section className={classes.part}>
          <h3>Hosts</h3>
          <ul className={classes.plain}>
            {hosts.map((host) => (
              <li key={host}>{host}</li>
            ))}
          </ul>
        </section>
      )}
      <section className={classes.part}>
        {/* Shows text only, so that the website's code doesn't run here. */}
        <Textarea label="What visitors read" readOnly autosize minRows={4} maxRows={16} value={text} />
      </section>
      {draftText !== text && (
        <section className={classes.part}>
          <Textarea label="What the saved draft says" readOnly autosize minRows={4} maxRows={16} value={draftText} />
        </section>
      )}
      {audit.length > 0 && (
        <section className={classes.part}>
          <h3>What operators did</h3>
          <AuditLines entries={audit} />
        </section>
      )}
    </article>
  )
}

function Tasks({ details: { website, reports }, onTask }: { details: WebsiteDetails; onTask: (task: Task) => void }) {
  const { draftId, businessName: name, url, suspension, review, openReports } = website
  const wanted = reports.filter(({ email }) => email !== '').length
  return (
    <div className={classes.buttons}>
      {url && (
        <Button component="a" href={url} target="_blank" rel="noreferrer noopener" variant="default">
          Visit
        </Button>
      )}
      {(review === 'waiting' || review === 'refused') && (
        <Button onClick={() => onTask({ act: 'approve', draftId, name })}>Approve</Button>
      )}
      {review === 'waiting' && (
        <Button color="red.9" onClick={() => onTask({ act: 'refuse', draftId, name })}>
          Refuse
        </Button>
      )}
      {review === 'passed' && (
        <Button variant="default" onClick={() => onTask({ act: 'mark-checked', draftId, name })}>
          Mark as checked
        </Button>
      )}
      {suspension ? (
        <Button onClick={() => onTask({ act: 'restore', draftId, name })}>Restore</Button>
      ) : (
        <Button color="red.9" onClick={() => onTask({ act: 'suspend', draftId, name })}>
          Suspend
        </Button>
      )}
      {openReports > 0 && (
        <Button variant="default" onClick={() => onTask({ act: 'close-reports', draftId, name, wanted })}>
          {wanted > 0 ? 'Answer and close reports' : 'Close reports'}
        </Button>
      )}
    </div>
  )
}
