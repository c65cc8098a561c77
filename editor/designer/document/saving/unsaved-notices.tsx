import { Button, Group } from '@mantine/core'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { documentChanges } from '#renderer/document/compare/changes.ts'
import { sameWebsite } from '#renderer/document/compare/same-website.ts'
import { changeText } from '#ui/words/change-words.ts'
import { ago } from '#ui/words/when-words.ts'
import type { Draft } from '#worker/drafts/schema.ts'
import { isOutdated, restoreCopyAtom, showNewerAtom, startConflictAtom } from '../conflicts.ts'
import { copyStore } from '../copy-store.ts'
import { dropOfferAtom, offeredCopiesAtom } from '../recovery.ts'
import {
  documentAtom,
  newerDraftAtom,
  saveStateAtom,
  storedDraftAtom,
  type UnsavedCopy,
  unsavedAtom,
} from '../session.ts'
import classes from './unsaved-notices.module.css'

/** Notices below the canvas about recovered work and about saves elsewhere. */
export function UnsavedNotices() {
  const newer = useAtomValue(newerDraftAtom)
  const isAsked = useAtomValue(saveStateAtom).status === 'conflict'
  const document = useAtomValue(documentAtom)
  const offers = useAtomValue(offeredCopiesAtom)
  const offer = offers.find(({ websiteSettings }) => !document || !sameWebsite(websiteSettings, document))
  return (
    <div className={classes.notices} role="status">
      {offer && <OfferNotice key={offer.editing} copy={offer} />}
      {newer && !isAsked && <NewerNotice draft={newer} />}
    </div>
  )
}

/** Warns that another window saved the website, and that loading that version would discard changes here. */
function NewerNotice({ draft }: { draft: Draft }) {
  const unsaved = useAtomValue(unsavedAtom)
  const startConflict = useSetAtom(startConflictAtom)
  const show = useSetAtom(showNewerAtom)
  return (
    <div className={classes.note}>
      <span>
        Saved in another window {ago(draft.modifiedAt)}.{unsaved && ' Your unsaved changes are still here.'}
      </span>
      <Button size="xs" onClick={unsaved ? startConflict : show}>
        {unsaved ? 'Compare and merge' : 'Load latest'}
      </Button>
    </div>
  )
}

/** How long Undo is offered, in milliseconds. */
const undoWindowMs = 10_000

/** Offers recovered work, and lists its changes on request. */
function OfferNotice({ copy }: { copy: UnsavedCopy }) {
  const stored = useAtomValue(storedDraftAtom)
  const restore = useSetAtom(restoreCopyAtom)
  const discard = useSetAtom(dropOfferAtom)
  const isLate = stored !== null && isOutdated(copy, stored)
  const [isCompared, setCompared] = useState(false)
  const [isDiscarded, setDiscarded] = useState(false)
  useEffect(() => {
    if (!isDiscarded) return
    const timer = setTimeout(() => discard(copy), undoWindowMs)
    return () => clearTimeout(timer)
  }, [isDiscarded, discard, copy])
  // Deleted at once, so that a reload doesn't offer it again. Undo restores it.
  const changeMind = () => {
    if (isDiscarded) copyStore.put(copy)
    else void copyStore.remove([copy])
    setDiscarded(!isDiscarded)
  }

  return (
    <div className={classes.note}>
      <span>
        {isDiscarded
          ? 'Unsaved changes discarded.'
          : `You have unsaved changes from ${ago(new Date(copy.keptAt).toISOString())}.`}
        {isLate && !isDiscarded && ' The website was saved since then, so you’ll choose what to keep.'}
      </span>
      <Group gap="xs">
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
        <Button size="xs" variant="default" onClick={changeMind}>
          {isDiscarded ? 'Undo' : 'Discard'}
        </Button>
        {!isDiscarded && (
          <Button size="xs" onClick={() => restore(copy)}>
            Restore
          </Button>
        )}
      </Group>
      {isCompared && !isDiscarded && <Differences copy={copy} isLate={isLate} />}
    </div>
  )
}

/** Compared with the open version, or with its own base if the website was saved in the meantime. */
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
