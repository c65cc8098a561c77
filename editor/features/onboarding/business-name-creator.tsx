import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { useOpened } from '../../ui/use-opened.ts'
import { ActivitiesField } from './activities-field.tsx'
import classes from './business-name-creator.module.css'
import { NameChoices } from './name-choices.tsx'
import { useNames } from './use-names.tsx'

type BusinessNameCreatorProps = {
  opened: boolean
  /** Whether closing gives the focus back to what opened it. */
  returnFocus: boolean
  onClose: () => void
  onChoose: (name: string) => void
  /** After it has gone from the screen. */
  onClosed: () => void
}

/** Suggests names for a business by what it is about, twelve at a time. What it is about is the wizard's own answer, seen from here. */
export function BusinessNameCreator({ opened, onChoose, ...dialog }: BusinessNameCreatorProps) {
  return (
    <Dialog {...dialog} opened={useOpened(opened)} title="Business Name Creator" size={560}>
      <Creator onChoose={onChoose} />
    </Dialog>
  )
}

function Creator({ onChoose }: Pick<BusinessNameCreatorProps, 'onChoose'>) {
  const { names, waiting, problem, ask, canAsk } = useNames()
  const [said] = useState(canAsk)
  const first = useRef(said)
  useEffect(() => {
    if (first.current) void ask()
    first.current = false
  }, [ask])
  const started = names.length > 0 || waiting || problem !== undefined

  return (
    <form
      className={classes.creator}
      onSubmit={(event) => {
        event.preventDefault()
        // To React, this form is inside the step's form, and its submit event would bubble there.
        event.stopPropagation()
        void ask()
      }}
    >
      <ActivitiesField rows={2} autoFocus={!said} />
      {started && <NameChoices names={names} waiting={waiting} problem={problem} onChoose={onChoose} />}
      <div className={classes.foot}>
        <Button
          type="submit"
          data-click="suggest-names"
          variant={started ? 'default' : 'filled'}
          disabled={!canAsk}
          loading={waiting}
        >
          {problem ? 'Try again' : started ? 'More names' : 'Suggest names'}
        </Button>
      </div>
    </form>
  )
}
