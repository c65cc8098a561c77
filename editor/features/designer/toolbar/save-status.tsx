import { UnstyledButton } from '@mantine/core'
import { useAtomValue } from 'jotai'
import { storedDraftAtom, unsavedAtom } from '../../../state/draft.ts'
import { saveStateAtom } from '../../../state/save-state.ts'
import { saveLabel } from './save-label.ts'
import classes from './toolbar.module.css'

/** Where saving and publishing stand, and the way on when saving failed. */
export function SaveStatus({ onRetry }: { onRetry: () => void }) {
  const draft = useAtomValue(storedDraftAtom)
  const unsaved = useAtomValue(unsavedAtom)
  const state = useAtomValue(saveStateAtom)
  if (!draft) return null
  const { text, tone } = saveLabel(draft, unsaved, state)
  return (
    <p className={classes.status} data-tone={tone}>
      <span role="status" title={text}>
        {text}
      </span>
      {state.status === 'failed' && (
        <UnstyledButton className={classes.retry} onClick={onRetry}>
          Try again
        </UnstyledButton>
      )}
    </p>
  )
}
