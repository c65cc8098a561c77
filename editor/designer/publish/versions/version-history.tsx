import { Button, Loader } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { queryProblem } from '#session/query-problem.ts'
import { useSmallScreen } from '#ui/use-small-screen.ts'
import { focusSoon } from '#ui/window/focus-soon.ts'
import { Window } from '#ui/window/window.tsx'
import { saveStateAtom, storedDraftAtom } from '../../document/session.ts'
import { publishOpenAtom, versionsOpenAtom } from '../publishing.ts'
import { releasesQuery } from '../queries.ts'
import { VersionList } from './version-list.tsx'
import { VersionsProblem, VersionView } from './version-view.tsx'
import classes from './versions.module.css'

/** What the website was and is: to look at, to compare, to put online again, to go on from. Opened by versionsOpenAtom. */
export function VersionHistory() {
  const [asked, setAsked] = useAtom(versionsOpenAtom)
  const draft = useAtomValue(storedDraftAtom)
  const conflict = useAtomValue(saveStateAtom).status === 'conflict'
  const close = () => setAsked(null)
  return (
    <Window
      kind="workplace"
      opened={asked !== null && draft !== null && !conflict}
      title="Version history"
      onClose={close}
      size="min(1480px, 96vw)"
      height="100dvh"
    >
      {draft && <Versions draftId={draft.draftId} startAt={asked?.number} onClose={close} />}
    </Window>
  )
}

type VersionsProps = {
  draftId: string
  /** The number of the version to begin at. */
  startAt: number | undefined
  onClose: () => void
}

/** The list, and the version that is looked at beside it; on a small screen one or the other. */
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
    // On a small screen the list makes way.
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

/** Before a website was published for the first time. */
function NoVersions({ onClose }: { onClose: () => void }) {
  const openPublish = useSetAtom(publishOpenAtom)
  return (
    <div className={classes.notice}>
      <IconHistory size={32} stroke={1.5} aria-hidden />
      <h3>Nothing published yet</h3>
      <p>Each time you publish, we keep the version here, so you can look at it or go back to it.</p>
      <Button
        data-autofocus
        onClick={() => {
          onClose()
          openPublish(true)
        }}
      >
        Publish your website
      </Button>
    </div>
  )
}
