import { Button } from '@mantine/core'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { documentChanges } from '../../../renderer/document/changes.ts'
import { ago } from '../../ui/ago.ts'
import { changeText } from '../../ui/change-words.ts'
import { isOvertaken, restoreCopyAtom } from '../document/conflicts.ts'
import { dropOfferAtom } from '../document/recovery.ts'
import type { UnsavedCopy } from '../document/session.ts'
import { documentAtom, storedDraftAtom } from '../document/session.ts'
import classes from './unsaved-notices.module.css'

/** In milliseconds: how long one can think better of it. */
const regret = 10_000

/** Offers unsaved work that was left behind, and lists its changes on request. */
export function OfferNotice({ copy }: { copy: UnsavedCopy }) {
  const stored = useAtomValue(storedDraftAtom)
  const restore = useSetAtom(restoreCopyAtom)
  const discard = useSetAtom(dropOfferAtom)
  const isLate = stored !== null && isOvertaken(copy, stored)
  const [isCompared, setCompared] = useState(false)
  const [isDiscarded, setDiscarded] = useState(false)
  useEffect(() => {
    if (!isDiscarded) return
    const timer = setTimeout(() => discard(copy), regret)
    return () => clearTimeout(timer)
  }, [isDiscarded, discard, copy])

  return (
    <div className={classes.note}>
      <span>
        {isDiscarded
          ? 'Unsaved changes discarded.'
          : `You have unsaved changes from ${ago(new Date(copy.keptAt).toISOString())}.`}
        {isLate && !isDiscarded && ' The website was saved since then, so you’ll choose what to keep.'}
      </span>
      <div className={classes.choices}>
        {!isDiscarded && (
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            aria-expanded={isCompared}
            onClick={() => setCompared((compared) => !compared)}
          >
            See changes
          </Button>
        )}
        <Button size="xs" variant="default" onClick={() => setDiscarded((discarded) => !discarded)}>
          {isDiscarded ? 'Undo' : 'Discard'}
        </Button>
        {!isDiscarded && (
          <Button size="xs" onClick={() => restore(copy)}>
            Restore
          </Button>
        )}
      </div>
      {isCompared && !isDiscarded && <Differences copy={copy} isLate={isLate} />}
    </div>
  )
}

/** Compared with the open version; if that has moved on, the changes of the copy itself. */
function Differences({ copy, isLate }: { copy: UnsavedCopy; isLate: boolean }) {
  const document = useAtomValue(documentAtom)
  const before = isLate ? (copy.base ?? document) : document
  const changes = before ? documentChanges(before, copy.websiteSettings) : []
  return (
    <ul className={classes.differences} aria-label="Differences">
      {changes.map((change) => (
        <li key={`${change.kind} ${change.sectionId ?? change.place}`}>{changeText(change)}</li>
      ))}
    </ul>
  )
}
