import { Button } from '@mantine/core'
import { IconColumns2, IconHistory } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { visibleChanges } from '#renderer/options/visible-changes.ts'
import { problems } from '#ui/errors/error-texts.ts'
import { lazyComponent, useLatched } from '#ui/window/lazy.tsx'
import { ago } from '#ui/words/when-words.ts'
import type { Draft } from '#worker/drafts/schema.ts'
import type { ReleaseList } from '#worker/publishing/schema.ts'
import { useOwnersClock } from '../../form/facts/business-clock.ts'
import { versionsOpenAtom } from '../publishing.ts'
import { liveReleaseQuery, releasesQuery } from '../queries.ts'
import { ChangeList } from './change-list.tsx'
import classes from './changes.module.css'

const SideBySide = lazyComponent(() => import('./side-by-side.tsx').then((file) => file.SideBySide))

const collapsedCount = 6

type ChangesSectionProps = {
  draft: Draft
  document: WebsiteSettings
}

/** The changes in the next publish, as a list and side by side. */
export function ChangesSection({ draft, document }: ChangesSectionProps) {
  const {
    data: release,
    error,
    refetch,
  } = useQuery({ ...liveReleaseQuery(draft.draftId), enabled: draft.handle !== null })
  const earlier = earlierCount(useQuery(releasesQuery(draft.draftId)).data)
  const changes = useMemo(() => release && visibleChanges(release.websiteSettings, document), [release, document])
  const clock = useOwnersClock()
  const [comparing, setComparing] = useState(false)
  const everCompared = useLatched(comparing)
  const [startAt, setStartAt] = useState<string>()
  const compare = (sectionId?: string) => {
    setStartAt(sectionId)
    setComparing(true)
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
      ) : (
        <>
          {!release && (
            <p className={classes.wait} role="status">
              Comparing with the published version…
            </p>
          )}
          {release && changes?.length === 0 && (
            <p className={classes.quiet}>
              Nothing has changed since you last published, {ago(release.createdAt, undefined, clock)}.
            </p>
          )}
          {changes && <ChangeList changes={changes.slice(0, collapsedCount)} onOpen={compare} />}
          {changes && changes.length > collapsedCount && (
            <p className={classes.quiet}>and {changes.length - collapsedCount} more</p>
          )}
          <Button
            size="compact-sm"
            variant="default"
            disabled={!release}
            leftSection={<IconColumns2 size={16} aria-hidden />}
            onClick={() => compare()}
          >
            See side by side
          </Button>
          {everCompared && release && changes && (
            <SideBySide
              opened={comparing}
              before={{ name: 'Online now', document: release.websiteSettings }}
              after={{ name: 'After publishing', document }}
              changes={changes}
              startAt={startAt}
              onClose={() => setComparing(false)}
            />
          )}
        </>
      )}
      {earlier > 0 && <EarlierVersions count={earlier} />}
    </section>
  )
}

/** Number of versions that are neither live nor scheduled. */
function earlierCount(list: ReleaseList | undefined): number {
  const waits = list?.schedules.find(({ kind }) => kind === 'publish')?.release
  return list?.releases.filter(({ live, number }) => !live && number !== waits).length ?? 0
}

function EarlierVersions({ count }: { count: number }) {
  const open = useSetAtom(versionsOpenAtom)
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconHistory size={16} aria-hidden />}
      onClick={() => open({})}
    >
      Earlier versions ({count})
    </Button>
  )
}
