import { Button } from '@mantine/core'
import { useAtomValue, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { listUnfinished } from '#session/list-unfinished.ts'
import { deleteUnfinished } from '#session/unfinished-websites.ts'
import { onDayWords } from '#ui/words/when-words.ts'
import { photosAtom } from '../photos/photo-state.ts'
import { isBegun, wizardAtom } from '../wizard-state.ts'
import { readWizard } from '../wizard-storage.ts'
import classes from './begun-notes.module.css'

export const BegunNotes = () => (
  <>
    <UnfinishedNote />
    <WaitingNote />
  </>
)

/** Offers the last unfinished website in this browser. Only shown before any question is answered. */
function UnfinishedNote() {
  const store = useStore()
  const wizard = useAtomValue(wizardAtom)
  const [found, setFound] = useState(() => (isBegun(wizard) ? undefined : listUnfinished(wizard.id)[0]))
  const [isOver, setOver] = useState(false)
  const forgotten = isOver && isBegun(wizard) ? found?.id : undefined
  useEffect(() => {
    if (forgotten) deleteUnfinished(forgotten)
  }, [forgotten])
  if (!found) return null

  const begun = readWizard(found.wizard)
  const name = begun.answers.businessName.trim()
  const goOn = () => {
    // If another tab has it open, this one continues with a copy.
    store.set(wizardAtom, begun)
    void store.set(photosAtom)
    setFound(undefined)
    document.querySelector<HTMLElement>('main h2')?.focus()
  }
  const startOver = () => {
    setOver(true)
    document.querySelector<HTMLElement>('[name=businessName]')?.focus()
  }
  return (
    <div className={classes.note} data-gone={forgotten ? true : undefined}>
      <p role="status">
        {isOver ? (
          'Started over. What you had is kept until you type.'
        ) : (
          <>
            You began a website {name && 'for '}
            {name && <strong>{name}</strong>} {onDayWords(found.keptAt)}.
          </>
        )}
      </p>
      <div className={classes.choices}>
        <Button variant="default" size="xs" data-click="go-on" onClick={goOn}>
          {isOver ? 'Bring it back' : 'Go on'}
        </Button>
        {!isOver && (
          <Button variant="subtle" color="gray" size="xs" data-click="start-over" onClick={startOver}>
            Start over
          </Button>
        )}
      </div>
    </div>
  )
}

/** Links back to an unfinished website while the person starts a new one. */
function WaitingNote() {
  const { aside } = useAtomValue(wizardAtom)
  const store = useStore()
  if (aside === '') return null
  const { businessName } = readWizard(aside).answers
  return (
    <div className={classes.note}>
      <p>
        You have an unsaved website for <strong>{businessName}</strong>. Creating another will replace it. Sign in first
        to keep both.
      </p>
      <Button
        variant="default"
        size="xs"
        onClick={() => void import('../waiting-creation.ts').then(({ returnToAside }) => returnToAside(store))}
      >
        Go back to it
      </Button>
    </div>
  )
}
