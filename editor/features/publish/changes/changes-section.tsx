import { Button } from '@mantine/core'
import { IconColumns2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { WebsiteSettings } from '../../../../renderer/document/website-settings.ts'
import { visibleChanges } from '../../../../renderer/visible-changes.ts'
import type { Draft } from '../../../../worker/drafts/schema.ts'
import type { ReleaseList } from '../../../../worker/publishing/schema.ts'
import { problems } from '../../../messages.ts'
import { liveReleaseQuery, releasesQuery } from '../../../state/releases.ts'
import { ago } from '../../../ui/ago.ts'
import { late } from '../../../ui/late.tsx'
import { ChangeList } from './change-list.tsx'
import classes from './changes.module.css'
import { EarlierVersions } from './earlier-versions.tsx'

const SideBySide = late(() => import('./side-by-side.tsx').then((file) => file.SideBySide))

const shownAtOnce = 6

type ChangesSectionProps = {
  draft: Draft
  document: WebsiteSettings
  /** While what is online and what will be are compared over the panel. */
  comparing: boolean
  onComparing: (comparing: boolean) => void
}

/** What visitors will see differently, place by place, and side by side. */
export function ChangesSection({ draft, document, comparing, onComparing }: ChangesSectionProps) {
  const {
    data: release,
    error,
    refetch,
  } = useQuery({ ...liveReleaseQuery(draft.draftId), enabled: draft.handle !== null })
  const earlier = earlierCount(useQuery(releasesQuery(draft.draftId)).data)
  const changes = useMemo(() => release && visibleChanges(release.websiteSettings, document), [release, document])
  const [startAt, setStartAt] = useState<string>()
  const opener = useRef<Element>(null)
  useEffect(() => {
    if (!comparing && opener.current instanceof HTMLElement) opener.current.focus()
  }, [comparing])
  const compare = (sectionId?: string) => {
    opener.current = window.document.activeElement
    setStartAt(sectionId)
    onComparing(true)
  }

  return (
    <section className={classes.section} aria-labelledby="what-will-change">
      <h3 id="what-will-change">What will change</h3>
      {draft.handle === null || release === null ? (
        <p className={classes.quiet}>
          {draft.lastPublishedAt !== null
            ? 'Your website is offline. Publishing puts all of it online.'
            : 'This is your first time publishing. Your whole website goes online.'}
        </p>
      ) : error ? (
        <p className={classes.quiet}>
          {problems.publishedVersion}{' '}
          <Button size="compact-xs" variant="default" onClick={() => refetch()}>
            Try again
          </Button>
        </p>
      ) : !release || !changes ? (
        <p className={classes.quiet} role="status">
          Comparing with the published version…
        </p>
      ) : (
        <>
          {changes.length === 0 && (
            <p className={classes.quiet}>Nothing has changed since you last published, {ago(release.createdAt)}.</p>
          )}
          <ChangeList changes={changes.slice(0, shownAtOnce)} onOpen={compare} />
          {changes.length > shownAtOnce && <p className={classes.quiet}>and {changes.length - shownAtOnce} more</p>}
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconColumns2 size={16} aria-hidden />}
            onClick={() => compare()}
          >
            See side by side
          </Button>
          {comparing && (
            <SideBySide
              before={{ name: 'Online now', document: release.websiteSettings }}
              after={{ name: 'After publishing', document }}
              changes={changes}
              startAt={startAt}
              onClose={() => onComparing(false)}
            />
          )}
        </>
      )}
      {earlier > 0 && <EarlierVersions count={earlier} />}
    </section>
  )
}

/** How many versions there are that are not online and do not wait for their first time. */
function earlierCount(list: ReleaseList | undefined): number {
  const waits = list?.schedules.find(({ kind }) => kind === 'publish')?.release
  return list?.releases.filter(({ live, number }) => !live && number !== waits).length ?? 0
}
