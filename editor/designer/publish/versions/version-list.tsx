import { UnstyledButton } from '@mantine/core'
import { moveFocus } from '#ui/window/focus-soon.ts'
import { changeText } from '#ui/words/change-words.ts'
import { ago, exactWords, onWhenWords, whenWords } from '#ui/words/when-words.ts'
import type { ReleaseList, ReleaseListItem, Schedule } from '#worker/publishing/schema.ts'
import classes from './version-list.module.css'

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

const shownAtMost = 2

/** What brought a version about, in a line; `before` is the one before it, as far as it is kept. */
export function versionText(version: ReleaseListItem, before: ReleaseListItem | undefined): string {
  const { number, cause, changes, restoredFrom } = version
  const moved = `Moved to ${addressOf(version)}`
  if (cause === 'address') return moved
  if (restoredFrom !== null) return `Back to version ${restoredFrom}${cause === 'revert' ? ', as planned' : ''}`
  if (number === 1) return 'First version'
  const hasMoved = before && addressOf(before) !== addressOf(version)
  const texts = [...(hasMoved ? [moved] : []), ...(changes ?? []).map(changeText)]
  if (texts.length === 0) return changes === null ? 'The whole website' : 'No visible changes'
  const [shown, more] = [texts.slice(0, shownAtMost).join(' · '), texts.length - shownAtMost]
  return more > 0 ? `${shown} and ${more} more` : shown
}

const addressOf = ({ domain, handle }: ReleaseListItem): string => domain ?? handle

/** The schedule of a version. */
const waitingText = ({ kind, at }: Schedule): string =>
  kind === 'publish' ? `Goes online ${whenWords(at)}` : `Comes back ${onWhenWords(at)}`
