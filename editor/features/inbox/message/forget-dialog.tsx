import { Button } from '@mantine/core'
import type { Message } from '../../../../worker/messages/schema.ts'
import { unharmed } from '../../../messages.ts'
import { useForgetSender } from '../../../state/message-changes.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { toast } from '../../../ui/toast.ts'
import { messagesCount, senderOf } from '../message-words.ts'
import classes from './message-view.module.css'

type ForgetDialogProps = { message: Message; opened: boolean; onClose: () => void; onForgotten: () => void }

/** Asks once before everything that somebody sent is deleted, as they may ask for. */
export function ForgetDialog({ message, opened, onClose, onForgotten }: ForgetDialogProps) {
  const forget = useForgetSender()
  const { id, fromSamePerson, email, phone } = message
  const count = messagesCount(fromSamePerson)
  const close = () => {
    forget.reset()
    onClose()
  }
  const run = () =>
    forget.mutate(id, {
      onSuccess: ({ changed }) => {
        close()
        onForgotten()
        toast(`${messagesCount(changed)} deleted`)
      },
    })
  return (
    <Dialog
      opened={opened}
      onClose={forget.isPending ? undefined : close}
      title="Delete everything from this person?"
      actions={
        <>
          <Button variant="default" onClick={close} disabled={forget.isPending} data-autofocus>
            Keep it
          </Button>
          <Button color="red.9" loading={forget.isPending} onClick={run}>
            Delete {count}
          </Button>
        </>
      }
    >
      <p>
        <strong>{senderOf(message)}</strong> sent you {count}
        {(email || phone) && (
          <>
            {' '}
            from <strong>{email || phone}</strong>
          </>
        )}
        . This permanently deletes {fromSamePerson === 1 ? 'it' : 'them'} and your replies from every folder. This can’t
        be undone.
      </p>
      {forget.error && (
        <p role="alert" className={classes.wrong}>
          <ErrorText error={forget.error} advice={unharmed.messagesKept} />
        </p>
      )}
    </Dialog>
  )
}
