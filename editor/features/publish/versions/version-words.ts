import type { ReleaseListItem, Schedule } from '../../../../worker/publishing/schema.ts'
import { changeText } from '../../../ui/change-words.ts'
import { onWhenWords, whenWords } from '../../../ui/when-words.ts'

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
export const waitingText = ({ kind, at }: Schedule): string =>
  kind === 'publish' ? `Goes online ${whenWords(at)}` : `Comes back ${onWhenWords(at)}`
