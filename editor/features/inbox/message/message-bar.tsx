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
import { useState } from 'react'
import type { Message } from '../../../../worker/messages/schema.ts'
import { menuBehavior } from '../../../ui/menu-behavior.ts'
import type { MessageActions } from '../use-message-actions.ts'
import { BarAction } from './bar-action.tsx'
import { ForgetDialog } from './forget-dialog.tsx'
import classes from './message-bar.module.css'

type MessageBarProps = {
  /** Undefined while it is on the way. */
  message: Message | undefined
  actions: MessageActions
  onBack: () => void
  onForgotten: () => void
}

/** The way back to the list, and what can be done with the open message. */
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
