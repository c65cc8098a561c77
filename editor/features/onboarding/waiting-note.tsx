import { Button } from '@mantine/core'
import { useAtomValue, useStore } from 'jotai'
import classes from './waiting-note.module.css'
import { wizardAtom } from './wizard-state.ts'
import { readWizard } from './wizard-storage.ts'

/** Says that another website waits in this browser, while a new one is being begun, and leads back to it. */
export function WaitingNote() {
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
        onClick={() => void import('./waiting-creation.ts').then(({ returnToAside }) => returnToAside(store))}
      >
        Go back to it
      </Button>
    </div>
  )
}
