import { ActionIcon, Button, Menu } from '@mantine/core'
import {
  IconAlertOctagon,
  IconArchive,
  IconArrowLeft,
  IconDots,
  IconInbox,
  IconMail,
  IconMailOpened,
  IconTrash,
  IconUserOff,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { stillIntact } from '#ui/errors/error-texts.ts'
import { toast } from '#ui/toasts/toast.tsx'
import { Dialog } from '#ui/window/dialog.tsx'
import { menuBehavior } from '#ui/window/focus-soon.ts'
import type { Message } from '#worker/messages/schema.ts'
import { useForgetSender } from '../changes.ts'
import { messagesCount, senderOf } from '../message-words.ts'
import type { MessageActions } from '../use-message-actions.ts'
import classes from './message-bar.module.css'
import messageViewClasses from './message-view.module.css'

type MessageBarProps = {
  /** Undefined while loading. */
  message: Message | undefined
  actions: MessageActions
  onBack: () => void
  onForgotten: () => void
}

/** Back to the list, and actions on the open message. */
export function MessageBar({ message, actions, onBack, onForgotten }: MessageBarProps) {
  return (
    <div className={classes.bar}>
      <Button
        className={classes.back}
        variant="subtle"
        color="gray"
        size="sm"
        leftSection={<IconArrowLeft size={18} aria-hidden />}
        onClick={onBack}
      >
        Back
      </Button>
      {message && <Actions message={message} actions={actions} onForgotten={onForgotten} />}
    </div>
  )
}

function Actions({ message, actions, onForgotten }: Omit<MessageBarProps, 'onBack'> & { message: Message }) {
  const [isForgetting, setIsForgetting] = useState(false)
  const { folder } = message
  const isUnread = message.readAt === null
  return (
    <div className={classes.actions} role="toolbar" aria-label="What to do with this message">
      {folder === 'inbox' ? (
        <BarAction
          name="Archive"
          shortcut="e"
          icon={<IconArchive size={18} aria-hidden />}
          onClick={() => actions.move([message], 'archive')}
        />
      ) : (
        <BarAction
          name={folder === 'spam' ? 'Not spam' : 'Move to inbox'}
          shortcut="e"
          icon={<IconInbox size={18} aria-hidden />}
          onClick={() => actions.move([message], 'inbox')}
        />
      )}
      {folder !== 'spam' && (
        <BarAction
          name="Spam"
          icon={<IconAlertOctagon size={18} aria-hidden />}
          onClick={() => actions.move([message], 'spam')}
        />
      )}
      <BarAction
        name="Delete"
        shortcut="#"
        icon={<IconTrash size={18} aria-hidden />}
        onClick={() => actions.remove([message])}
      />
      <BarAction
        name={isUnread ? 'Mark as read' : 'Mark as unread'}
        shortcut="u"
        icon={isUnread ? <IconMailOpened size={18} aria-hidden /> : <IconMail size={18} aria-hidden />}
        onClick={() => actions.mark([message], isUnread)}
      />
      <Menu {...menuBehavior} position="bottom-end" width={272} shadow="md">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label="More about this message">
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconUserOff size={16} aria-hidden />} onClick={() => setIsForgetting(true)}>
            Delete everything from this person
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ForgetDialog
        message={message}
        opened={isForgetting}
        onClose={() => setIsForgetting(false)}
        onForgotten={onForgotten}
      />
    </div>
  )
}

/** An action, with its label if there is room. The tooltip shows the shortcut. */
function BarAction(props: { name: string; shortcut?: string; icon: ReactNode; onClick: () => void }) {
  const { name, shortcut, icon, onClick } = props
  return (
    <Button
      className={classes.action}
      variant="subtle"
      color="gray"
      size="sm"
      leftSection={icon}
      title={shortcut ? `${name} (${shortcut})` : name}
      aria-keyshortcuts={shortcut}
      onClick={onClick}
    >
      <span className={classes.name}>{name}</span>
    </Button>
  )
}

type ForgetDialogProps = { message: Message; opened: boolean; onClose: () => void; onForgotten: () => void }

/** Confirms deleting everything that a sender sent, which they may request. */
function ForgetDialog({ message, opened, onClose, onForgotten }: ForgetDialogProps) {
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
        <p role="alert" className={messageViewClasses.wrong}>
          <ErrorText error={forget.error} advice={stillIntact.messagesKept} />
        </p>
      )}
    </Dialog>
  )
}
