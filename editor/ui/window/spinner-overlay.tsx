import { Button, Loader } from '@mantine/core'
import { useAtomValue } from 'jotai'
import { useLayoutEffect, useRef } from 'react'
import { spinnerAtom } from './spinner.ts'
import classes from './spinner-overlay.module.css'

/**
 * Blocks the screen while a spinner request is open (spinner.ts). Appears after a delay, so that quick work shows nothing, and restores the
 * focus afterwards.
 */
export function SpinnerOverlay() {
  const request = useAtomValue(spinnerAtom)
  const isWanted = request !== undefined
  const dialog = useRef<HTMLDialogElement>(null)
  // Runs before the page's own effects, which may move the focus.
  useLayoutEffect(() => {
    if (!isWanted) dialog.current?.close()
    else if (!dialog.current?.open) dialog.current?.showModal()
  }, [isWanted])
  return (
    <dialog
      ref={dialog}
      className={classes.overlay}
      aria-labelledby="spinner-message"
      tabIndex={-1}
      onCancel={(event) => event.preventDefault()}
      // Pressing Escape twice closes it anyway, so reopen it.
      onClose={() => isWanted && dialog.current?.showModal()}
    >
      {request && (
        <>
          <Loader size="md" aria-hidden />
          <p id="spinner-message" className={classes.message} role="status">
            {request.message ?? <span className={classes.unseen}>One moment</span>}
          </p>
          {request.actions && (
            <div className={classes.actions}>
              {request.actions.map(({ label, run }) => (
                <Button key={label} variant="default" onClick={run}>
                  {label}
                </Button>
              ))}
            </div>
          )}
        </>
      )}
    </dialog>
  )
}
