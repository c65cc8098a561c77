import { Button } from '@mantine/core'
import { answerOf, api } from '../../../api/client.ts'
import { messageFor } from '../../../messages.ts'
import { useSocialRoundTrip } from '../../../state/social-round-trip.ts'
import classes from '../account.module.css'
import { proofLasts } from '../act-steps.ts'
import { DialogForm } from '../dialog-form.tsx'
import type { WayProps } from './way-props.ts'

/** At their social provider: in a popup, or in this tab, which then returns here and continues with the act. */
export function BySocial({ act, account, problem: before, onProven, onCancel }: WayProps) {
  const { begin, isUnderWay, problem } = useSocialRoundTrip({
    start: (popup) => answerOf(api.account.reauthentication.social.$post({ json: { act, popup } })),
    onEnd: () => onProven(Date.now() + proofLasts),
  })
  const failure = isUnderWay ? undefined : (problem ?? before)
  return (
    <DialogForm
      lead={<>To confirm it’s you, sign in with {account.social} again.</>}
      onSubmit={begin}
      actions={
        <>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={isUnderWay} data-autofocus autoFocus>
            Continue with {account.social}
          </Button>
        </>
      }
    >
      {failure && (
        <p role="alert" className={classes.problem}>
          {messageFor(failure)}
        </p>
      )}
    </DialogForm>
  )
}
