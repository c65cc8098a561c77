import { Loader } from '@mantine/core'
import { useAtomValue } from 'jotai'
import { spinnerAtom } from '../state/spinner.ts'
import classes from './spinner-overlay.module.css'

/** Covers the screen while a request for it is open (state/spinner.ts). Appears after a moment, so that quick work shows nothing. */
export function SpinnerOverlay() {
  const request = useAtomValue(spinnerAtom)
  return (
    <div role="status" aria-live="polite">
      {request && (
        <div className={classes.overlay}>
          <Loader size="md" aria-hidden />
          <p className={classes.message}>{request.message ?? <span className={classes.unseen}>One moment</span>}</p>
        </div>
      )}
    </div>
  )
}
