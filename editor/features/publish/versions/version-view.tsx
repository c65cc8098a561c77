import { Button, Loader, SegmentedControl } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { publishedDocument } from '../../../../renderer/published-document.ts'
import type { ReleaseListItem } from '../../../../worker/publishing/schema.ts'
import { queryProblem } from '../../../state/query-problem.ts'
import { releaseQuery } from '../../../state/releases.ts'
import { deviceWidths } from '../../../ui/device.ts'
import { SiteFrame } from '../../../ui/site-frame.tsx'
import { useFrameEscape } from '../../../ui/use-frame-escape.ts'
import { exactWords } from '../../../ui/when-words.ts'
import { VersionActions } from './version-actions.tsx'
import listClasses from './version-list.module.css'
import classes from './versions.module.css'
import { VersionsProblem } from './versions-problem.tsx'

const widths = ['Phone', 'Desktop'] as const

type VersionViewProps = {
  draftId: string
  version: ReleaseListItem
  /** What visitors see; undefined while the website is offline. */
  online: ReleaseListItem | undefined
  comparing: boolean
  onComparing: (comparing: boolean) => void
  /** The id of the way back to the list, and what it does. Seen on a small screen only. */
  backId: string
  onBack: () => void
  onClose: () => void
}

/** One version: its page, as visitors saw it, and what can be done with it. */
export function VersionView({ draftId, version, online, backId, onBack, ...rest }: VersionViewProps) {
  const { number, live, liveSince, createdAt, handle } = version
  const query = useQuery(releaseQuery(draftId, number))
  const { data: release } = query
  const problem = queryProblem(query)
  const site = useMemo(() => release && publishedDocument(release.websiteSettings), [release])
  const [width, setWidth] = useState<(typeof widths)[number]>(() =>
    matchMedia('(max-width: 47.99em)').matches ? 'Phone' : 'Desktop',
  )
  const [frame, setFrame] = useState<Document>()
  useFrameEscape(rest.onClose, frame)
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
            {live && liveSince ? `Since ${exactWords(liveSince)}` : `Made ${exactWords(createdAt)}`}
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
        {...rest}
      />
    </section>
  )
}
