import { Button, Loader, UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { queryProblem } from '#session/query-problem.ts'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { useSmallScreen } from '#ui/use-small-screen.ts'
import { focusSoon, moveFocus } from '#ui/window/focus-soon.ts'
import { Window } from '#ui/window/window.tsx'
import { changeText } from '#ui/words/change-words.ts'
import { ago, type Clock, exactWords, onWhenWords, whenWords } from '#ui/words/when-words.ts'
import type { ReleaseList, ReleaseListItem, Schedule } from '#worker/publishing/schema.ts'
import { saveStateAtom, storedDraftAtom } from '../../document/session.ts'
import { useOwnersClock } from '../../form/facts/business-clock.ts'
import { publishOpenAtom, versionsOpenAtom } from '../publishing.ts'
import { releasesQuery } from '../queries.ts'
import listClasses from './version-list.module.css'
import { VersionsProblem, VersionView } from './version-view.tsx'
import classes from './versions.module.css'

/** Past versions to view, compare, publish again or restore. Opened by versionsOpenAtom. */
export function VersionHistory() {
  const [requested, setRequested] = useAtom(versionsOpenAtom)
  const draft = useAtomValue(storedDraftAtom)
  const conflict = useAtomValue(saveStateAtom).status === 'conflict'
  const close = () => setRequested(null)
  return (
    <Window
      kind="workplace"
      opened={requested !== null && draft !== null && !conflict}
      title="Version history"
      onClose={close}
      size="min(1480px, 96vw)"
      height="100dvh"
    >
      {draft && <Versions draftId={draft.draftId} startAt={requested?.number} onClose={close} />}
    </Window>
  )
}

type VersionsProps = {
  draftId: string
  startAt: number | undefined
  onClose: () => void
}

/** The list with the selected version beside it. Small screens only show one of them. */
function Versions({ draftId, startAt, onClose }: VersionsProps) {
  const query = useQuery({ ...releasesQuery(draftId), staleTime: 0 })
  const small = useSmallScreen()
  const [chosen, setChosen] = useState(startAt)
  const problem = queryProblem(query)
  const { data } = query
  if (!data) {
    return problem ? (
      <VersionsProblem error={problem} onRetry={() => query.refetch()} />
    ) : (
      <Loader className={classes.wait} size="sm" role="status" aria-label="Loading the versions" />
    )
  }
  const { releases } = data
  if (releases.length === 0) return <NoVersions onClose={onClose} />
  const first = releases.find(({ live }) => live) ?? releases[0]
  const shown = releases.find(({ number }) => number === chosen) ?? (small ? undefined : first)
  const choose = (number: number) => {
    setChosen(number)
    // Small screens hide the list.
    if (small) focusSoon(backId)
  }
  const back = () => {
    setChosen(undefined)
    focusSoon(`version-${chosen}`)
  }
  return (
    <div className={classes.body} data-looking={shown ? true : undefined}>
      <VersionList {...data} chosen={shown?.number} onChoose={choose} />
      {shown && (
        <VersionView
          draftId={draftId}
          version={shown}
          online={releases.find(({ live }) => live)}
          backId={backId}
          onBack={back}
          onClose={onClose}
        />
      )}
    </div>
  )
}

const backId = 'all-versions'

/** Shown before the first publish. */
function NoVersions({ onClose }: { onClose: () => void }) {
  const openPublish = useSetAtom(publishOpenAtom)
  return (
    <EmptyState
      drawing="versions"
      level="h3"
      title="Nothing published yet"
      action={
        <Button
          data-autofocus
          onClick={() => {
            onClose()
            openPublish(true)
          }}
        >
          Publish your website
        </Button>
      }
    >
      Each time you publish, we keep the version here, so you can look at it or go back to it.
    </EmptyState>
  )
}

type VersionListProps = ReleaseList & {
  chosen: number | undefined
  onChoose: (number: number) => void
}

/** Versions, newest first. The list is one tab stop, and arrow keys move through it. */
export function VersionList({ releases, schedules, chosen, onChoose }: VersionListProps) {
  const clock = useOwnersClock()
  const entry = releases.some(({ number }) => number === chosen) ? chosen : releases[0]?.number
  return (
    <ol className={listClasses.list} reversed aria-label="Versions" onKeyDown={moveFocus}>
      {releases.map((version, index) => {
        const { number } = version
        const waits = schedules.find(({ release, failure }) => release === number && failure === null)
        return (
          <li key={number}>
            <UnstyledButton
              id={`version-${number}`}
              className={listClasses.row}
              aria-current={number === chosen || undefined}
              data-autofocus={number === entry || undefined}
              tabIndex={number === entry ? 0 : -1}
              onClick={() => onChoose(number)}
            >
              <span className={listClasses.name}>Version {number}</span>
              <VersionSign version={version} waits={waits !== undefined} />
              <VersionTime at={version.createdAt} clock={clock} />
              {waits && <span className={listClasses.what}>{scheduleText(waits, clock)}</span>}
              <span className={listClasses.what}>{versionText(version, releases[index + 1])}</span>
            </UnstyledButton>
          </li>
        )
      })}
    </ol>
  )
}

/** Relative time. Hover or keyboard focus shows the exact time. */
const VersionTime = ({ at, clock }: { at: string; clock: Clock }) => (
  <time className={listClasses.time} dateTime={at} title={exactWords(at, clock)}>
    <span>{ago(at, undefined, clock)}</span>
    <span>{exactWords(at, clock)}</span>
  </time>
)

/** Whether a version is live or scheduled. */
function VersionSign({ version, waits }: { version: ReleaseListItem; waits: boolean }) {
  if (version.live) return <span className={listClasses.online}>Online</span>
  return waits && <span className={listClasses.waits}>Scheduled</span>
}

const maxChangesShown = 2

/** One line on how a version came about. `before`: the previous version, if still stored. */
export function versionText(version: ReleaseListItem, before: ReleaseListItem | undefined): string {
  const { number, cause, changes, restoredFrom } = version
  const moved = `Moved to ${addressOf(version)}`
  if (cause === 'address') return moved
  if (restoredFrom !== null) return `Back to version ${restoredFrom}${cause === 'revert' ? ', as planned' : ''}`
  if (number === 1) return 'First version'
  const hasMoved = before && addressOf(before) !== addressOf(version)
  const texts = [...(hasMoved ? [moved] : []), ...(changes ?? []).map(changeText)]
  if (texts.length === 0) return changes === null ? 'The whole website' : 'No visible changes'
  const [shown, more] = [texts.slice(0, maxChangesShown).join(' · '), texts.length - maxChangesShown]
  return more > 0 ? `${shown} and ${more} more` : shown
}

const addressOf = ({ domain, handle }: ReleaseListItem): string => domain ?? handle

const scheduleText = ({ kind, at }: Schedule, clock: Clock): string =>
  kind === 'publish'
    ? `Goes online ${whenWords(at, undefined, clock)}`
    : `Comes back ${onWhenWords(at, undefined, clock)}`
