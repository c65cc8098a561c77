import { Button } from '@mantine/core'
import { ErrorText } from '../../ui/error-text.tsx'
import type { Picked } from './picked.ts'
import classes from './picture-dialog.module.css'
import type { useTaking } from './use-taking.ts'

type ChoiceFootProps = { most: number; picked: readonly Picked[]; taking: ReturnType<typeof useTaking> }

/** How many pictures are picked, and the button that takes them. */
export function ChoiceFoot({ most, picked, taking }: ChoiceFootProps) {
  return (
    <div className={classes.foot}>
      {taking.error ? (
        <p className={classes.problem} role="alert">
          <ErrorText error={taking.error} />
        </p>
      ) : (
        <p role="status">{most > 1 && picked.length > 0 && `${picked.length} of ${most} selected`}</p>
      )}
      <Button
        variant="filled"
        loading={taking.isPending}
        disabled={picked.length === 0}
        onClick={() => taking.take(picked)}
      >
        {picked.length > 1 ? `Choose ${picked.length} pictures` : 'Choose'}
      </Button>
    </div>
  )
}
