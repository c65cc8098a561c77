import { UnstyledButton } from '@mantine/core'
import type { ReleaseList, ReleaseListItem } from '../../../../worker/publishing/schema.ts'
import { ago } from '../../../ui/ago.ts'
import { moveFocus } from '../../../ui/move-focus.ts'
import { exactWords } from '../../../ui/when-words.ts'
import classes from './version-list.module.css'
import { versionText, waitingText } from './version-words.ts'

type VersionListProps = ReleaseList & {
  /** The number of the one that is looked at. */
  chosen: number | undefined
  onChoose: (number: number) => void
}

/** What a website was and is, the newest first. One tab stop; the arrow keys lead through it. */
export function VersionList({ releases, schedules, chosen, onChoose }: VersionListProps) {
  const entry = releases.some(({ number }) => number === chosen) ? chosen : releases[0]?.number
  return (
    <ol className={classes.list} reversed aria-label="Versions" onKeyDown={moveFocus}>
      {releases.map((version, index) => {
        const { number } = version
        const waits = schedules.find(({ release, failure }) => release === number && failure === null)
        return (
          <li key={number}>
            <UnstyledButton
              id={`version-${number}`}
              className={classes.row}
              aria-current={number === chosen || undefined}
              data-autofocus={number === entry || undefined}
              tabIndex={number === entry ? 0 : -1}
              onClick={() => onChoose(number)}
            >
              <span className={classes.name}>Version {number}</span>
              <VersionSign version={version} waits={waits !== undefined} />
              <VersionTime at={version.createdAt} />
              {waits && <span className={classes.what}>{waitingText(waits)}</span>}
              <span className={classes.what}>{versionText(version, releases[index + 1])}</span>
            </UnstyledButton>
          </li>
        )
      })}
    </ol>
  )
}

/** How long ago; pointed at or reached by keyboard, when exactly. */
const VersionTime = ({ at }: { at: string }) => (
  <time className={classes.time} dateTime={at} title={exactWords(at)}>
    <span>{ago(at)}</span>
    <span>{exactWords(at)}</span>
  </time>
)

/** Whether a version is online, or scheduled to be. */
function VersionSign({ version, waits }: { version: ReleaseListItem; waits: boolean }) {
  if (version.live) return <span className={classes.online}>Online</span>
  return waits && <span className={classes.waits}>Scheduled</span>
}
