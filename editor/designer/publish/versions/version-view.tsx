import { Button, Loader, SegmentedControl } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { failureCode } from '#api/api-error.ts'
import { publishedDocument } from '#renderer/published-document.ts'
import { queryProblem } from '#session/query-problem.ts'
import { Reference } from '#ui/errors/error-text.tsx'
import { messageFor, problems } from '#ui/errors/error-texts.ts'
import { deviceWidths } from '#ui/site/device-switch.tsx'
import { useFrameEscape } from '#ui/site/frame-keys.tsx'
import { SiteFrame } from '#ui/site/site-frame.tsx'
import { exactWords } from '#ui/words/when-words.ts'
import type { ReleaseListItem } from '#worker/publishing/schema.ts'
import { useOwnersClock } from '../../form/facts/business-clock.ts'
import { releaseQuery } from '../queries.ts'
import { VersionActions } from './version-actions.tsx'
import listClasses from './version-list.module.css'
import classes from './versions.module.css'

const widths = ['Phone', 'Desktop'] as const

type VersionViewProps = {
  draftId: string
  version: ReleaseListItem
  /** The live version. Undefined while offline. */
  online: ReleaseListItem | undefined
  /** Back to the list, on small screens. */
  backId: string
  onBack: () => void
  onClose: () => void
}

export function VersionView({ draftId, version, online, backId, onBack, onClose }: VersionViewProps) {
  const { number, live, liveSince, createdAt, handle } = version
  const query = useQuery(releaseQuery(draftId, number))
  const { data: release } = query
  const problem = queryProblem(query)
  const site = useMemo(() => release && publishedDocument(release.websiteSettings), [release])
  const [width, setWidth] = useState<(typeof widths)[number]>(() =>
    matchMedia('(max-width: 47.99em)').matches ? 'Phone' : 'Desktop',
  )
  const [frame, setFrame] = useState<Document>()
  const clock = useOwnersClock()
  useFrameEscape(onClose, frame)
  return (
    <section className={classes.view} aria-labelledby="version-shown">
      <div className={classes.bar}>
        <Button
          id={backId}
          className={classes.back}
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<IconChevronLeft size={16} aria-hidden />}
          onClick={onBack}
        >
          All versions
        </Button>
        <div className={classes.facts}>
          <h3 id="version-shown">
            Version {number}
            {live && <span className={listClasses.online}>Online</span>}
          </h3>
          <p>
            {live && liveSince ? `Since ${exactWords(liveSince, clock)}` : `Made ${exactWords(createdAt, clock)}`}
            {online && online.handle !== handle && `, at ${handle}`}
          </p>
        </div>
        <SegmentedControl
          className={classes.widths}
          size="xs"
          aria-label="Screen width"
          data={[...widths]}
          value={width}
          onChange={(value) => setWidth(value as typeof width)}
        />
      </div>
      <div className={classes.stage} data-width={width}>
        {site ? (
          <div className={classes.frame}>
            <SiteFrame
              document={site}
              title={`Version ${number}`}
              width={deviceWidths[width]}
              asVisited
              onReady={setFrame}
            />
          </div>
        ) : problem ? (
          <VersionsProblem error={problem} onRetry={() => query.refetch()} />
        ) : (
          <Loader size="sm" role="status" aria-label={`Loading version ${number}`} />
        )}
      </div>
      <VersionActions
        draftId={draftId}
        version={version}
        document={release?.websiteSettings}
        online={online}
        onClose={onClose}
      />
    </section>
  )
}

type VersionsProblemProps = { error: unknown; onRetry: () => void }

/** Shown if versions can't be loaded. Old versions may have been deleted. */
export function VersionsProblem({ error, onRetry }: VersionsProblemProps) {
  const code = failureCode(error)
  return (
    <div className={classes.notice} role="alert">
      <h3>{code === 'not_found' ? 'This version is no longer available' : problems.loading}</h3>
      <p>
        {code === 'not_found' ? problems.versionGone : messageFor(code)} Your website is safe.
        <Reference error={error} />
      </p>
      {code !== 'not_found' && (
        <Button variant="default" onClick={onRetry} data-autofocus>
          Try again
        </Button>
      )}
    </div>
  )
}
