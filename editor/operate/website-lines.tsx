import { Button } from '@mantine/core'
import { bareAddress } from '#ui/words/names-of.ts'
import { ago } from '#ui/words/when-words.ts'
import type { WebsiteLine } from '#worker/operate/schema.ts'
import classes from './operate.module.css'
import { pluralize, reasonNames, reportNames } from './words.ts'

type WebsiteLinesProps = { websites: WebsiteLine[]; label: string; onOpen: (draftId: string) => void }

export function WebsiteLines({ websites, label, onOpen }: WebsiteLinesProps) {
  return (
    <ul className={classes.lines} aria-label={label}>
      {websites.map((website) => (
        <li key={website.draftId} className={classes.line}>
          <div className={classes.facts}>
            <p className={classes.name}>{website.businessName}</p>
            <p className={classes.detail}>
              {website.url ? bareAddress(website.url) : 'Offline'} · {website.ownerEmail} · made{' '}
              {ago(website.createdAt)}
            </p>
            <StatusTags website={website} />
            <Reasons website={website} />
          </div>
          <Button variant="default" onClick={() => onOpen(website.draftId)} aria-label={`Open ${website.businessName}`}>
            Open
          </Button>
        </li>
      ))}
    </ul>
  )
}

const maxReasons = 4

/** Why a website needs review: check findings and report reasons. */
function Reasons({ website: { review, findings, reportedFor } }: { website: WebsiteLine }) {
  const found = review === 'waiting' || review === 'passed' ? findings : []
  const reasons = [...reportedFor.map((reason) => `Reported: ${reportNames[reason]}`), ...found]
  if (reasons.length === 0) return null
  const more = reasons.length - maxReasons
  return (
    <p className={classes.detail}>
      {reasons.slice(0, maxReasons).join(' · ')}
      {more > 0 && ` · ${more} more`}
    </p>
  )
}

/** Status tags: suspension, review and open reports. */
export function StatusTags({ website: { suspension, review, findings, openReports } }: { website: WebsiteLine }) {
  const marks = [
    ...(suspension ? [{ tone: 'bad', text: `Suspended: ${reasonNames[suspension.reason]}` }] : []),
    ...(review === 'waiting' ? [{ tone: 'warn', text: 'Waits for a review' }] : []),
    ...(review === 'refused' ? [{ tone: 'bad', text: 'Refused' }] : []),
    ...(review === 'passed' && findings.length > 0
      ? [{ tone: 'warn', text: `Passed with ${pluralize(findings.length, 'finding')}` }]
      : []),
    ...(review === 'approved' ? [{ tone: 'good', text: 'Approved' }] : []),
    ...(openReports > 0
      ? [{ tone: 'warn', text: openReports === 1 ? '1 open report' : `${openReports} open reports` }]
      : []),
  ]
  if (marks.length === 0) return null
  return (
    <p className={classes.marks}>
      {marks.map(({ tone, text }) => (
        <span key={text} data-tone={tone}>
          {text}
        </span>
      ))}
    </p>
  )
}
