import { Button } from '@mantine/core'
import { useState } from 'react'
import type { MessageSummary } from '../../../worker/messages/schema.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { messagesCount, senderOf } from './message-words.ts'

type DeleteDialogProps = { messages: readonly MessageSummary[]; onClose: () => void; onDelete: () => void }

/** Asks once before messages are gone for good. */
export function DeleteDialog({ messages, onClose, onDelete }: DeleteDialogProps) {
  // What it says stays while it goes from the screen.
  const [shown, setShown] = useState(messages)
  if (messages.length > 0 && messages !== shown) setShown(messages)
  const [first] = shown
  const isOne = shown.length === 1
  return (
    <Dialog
      opened={messages.length > 0}
      onClose={onClose}
      title={isOne ? 'Delete this message?' : `Delete ${messagesCount(shown.length)}?`}
      actions={
        <>
          <Button variant="default" onClick={onClose} data-autofocus>
            {isOne ? 'Keep it' : 'Keep them'}
          </Button>
          <Button color="red.9" onClick={onDelete}>
            {isOne ? 'Delete message' : `Delete ${messagesCount(shown.length)}`}
          </Button>
        </>
      }
    >
      <p>
        {isOne && first ? (
          <>
            This permanently deletes the message from <strong>{senderOf(first)}</strong> and your replies to it.
          </>
        ) : (
          'This permanently deletes the messages and your replies to them.'
        )}{' '}
        This can’t be undone.
      </p>
    </Dialog>
  )
}
