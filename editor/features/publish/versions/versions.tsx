import { Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryProblem } from '../../../state/query-problem.ts'
import { releasesQuery } from '../../../state/releases.ts'
import { focusSoon } from '../../../ui/focus-soon.ts'
import { useSmallScreen } from '../../../ui/use-small-screen.ts'
import { NoVersions } from './no-versions.tsx'
import { VersionList } from './version-list.tsx'
import { VersionView } from './version-view.tsx'
import classes from './versions.module.css'
import { VersionsProblem } from './versions-problem.tsx'

type VersionsProps = {
  draftId: string
  /** The number of the version to begin at. */
  startAt: number | undefined
  comparing: boolean
  onComparing: (comparing: boolean) => void
  onClose: () => void
}

/** The list, and the version that is looked at beside it; on a small screen one or the other. */
export function Versions({ draftId, startAt, comparing, onComparing, onClose }: VersionsProps) {
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
          comparing={comparing}
          onComparing={onComparing}
          backId={backId}
          onBack={back}
          onClose={onClose}
        />
      )}
    </div>
  )
}

const backId = 'all-versions'
