import { Button } from '@mantine/core'
import {
  IconAlertOctagon,
  IconArchive,
  IconInbox,
  IconMail,
  IconMailOpened,
  IconTrash,
  IconX,
} from '@tabler/icons-react'
import { useState } from 'react'
import { IconAction } from '#ui/icon-action.tsx'
import type { MessageFolder, MessageSummary } from '#worker/messages/schema.ts'
import type { MessageActions } from '../use-message-actions.ts'
import classes from './bulk-bar.module.css'

type BulkBarProps = {
  folder: MessageFolder
  ticks: ReturnType<typeof useSelectedMessages>
  all: number
  actions: MessageActions
}

export function BulkBar({ folder, ticks, all, actions }: BulkBarProps) {
  const { ticked } = ticks
  const isUnread = ticked.some(({ readAt }) => readAt === null)
  const mark = () => {
    actions.mark(ticked, isUnread)
    ticks.clear()
  }
  return (
    <div className={classes.bar} role="toolbar" aria-label="Selected messages">
      <IconAction label="Clear selection (Esc)" onClick={ticks.clear}>
        <IconX size={18} aria-hidden />
      </IconAction>
      <span className={classes.count} role="status">
        {ticked.length} selected
      </span>
      {ticked.length < all && (
        <Button variant="subtle" size="compact-sm" onClick={ticks.tickAll}>
          Select all {all}
        </Button>
      )}
      <span className={classes.actions}>
        <IconAction label={isUnread ? 'Mark as read (u)' : 'Mark as unread (u)'} onClick={mark}>
          {isUnread ? <IconMailOpened size={18} aria-hidden /> : <IconMail size={18} aria-hidden />}
        </IconAction>
        {folder === 'inbox' ? (
          <IconAction label="Archive (e)" onClick={() => actions.move(ticked, 'archive')}>
            <IconArchive size={18} aria-hidden />
          </IconAction>
        ) : (
          <IconAction
            label={folder === 'spam' ? 'Not spam (e)' : 'Move to inbox (e)'}
            onClick={() => actions.move(ticked, 'inbox')}
          >
            <IconInbox size={18} aria-hidden />
          </IconAction>
        )}
        {folder !== 'spam' && (
          <IconAction label="Spam" onClick={() => actions.move(ticked, 'spam')}>
            <IconAlertOctagon size={18} aria-hidden />
          </IconAction>
        )}
        <IconAction label="Delete (#)" onClick={() => actions.remove(ticked)}>
          <IconTrash size={18} aria-hidden />
        </IconAction>
      </span>
    </div>
  )
}

/** A list's selected messages. Drops those that have left the list, and resets when `list` changes. */
export function useSelectedMessages(messages: readonly MessageSummary[], list: string) {
  const [state, setState] = useState({ list, ids: new Set<string>() })
  const ids = state.list === list ? state.ids : new Set<string>()
  const set = (next: Iterable<string>) => setState({ list, ids: new Set(next) })
  const ticked = messages.filter(({ id }) => ids.has(id))
  return {
    ticked,
    tick: (id: string, on: boolean) => set(on ? [...ids, id] : [...ids].filter((each) => each !== id)),
    tickAll: () => set(messages.map(({ id }) => id)),
    clear: () => set([]),
  }
}
