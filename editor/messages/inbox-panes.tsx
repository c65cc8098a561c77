import { Button, VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Dialog } from '#ui/window/dialog.tsx'
import { focusSoon } from '#ui/window/focus-soon.ts'
import type { Session } from '#worker/accounts/schema.ts'
import type { DraftListItem } from '#worker/drafts/schema.ts'
import type { MessageSummary } from '#worker/messages/schema.ts'
import { neighbor, useInboxKeys } from './inbox-keys.ts'
import classes from './inbox-panes.module.css'
import { useInboxView } from './inbox-view.ts'
import { useSelectedMessages } from './list/bulk-bar.tsx'
import { inboxTitleId, ListPane } from './list/list-pane.tsx'
import { rowId } from './list/message-row.tsx'
import { searchId } from './list/search-field.tsx'
import { MessagePane } from './message/message-pane.tsx'
import { replyId } from './message/reply-form.tsx'
import { messagesCount, senderOf } from './message-words.ts'
import { unreadQuery } from './queries.ts'
import { useMessageActions } from './use-message-actions.ts'
import { useMessageList } from './use-message-list.ts'

type InboxPanesProps = { user: NonNullable<Session['user']>; websites: DraftListItem[] }

/** The message list and the open message, side by side or one at a time. */
export function InboxPanes({ user, websites }: InboxPanesProps) {
  const { place, show, open, close } = useInboxView()
  const list = useMessageList(place)
  const messages = list.messages ?? []
  const actions = useMessageActions()
  const ticks = useSelectedMessages(messages, `${place.folder} ${place.website ?? ''}`)
  const isWide = useTwoPanes()
  const [deleting, setDeleting] = useState<readonly MessageSummary[]>([])

  const ids = messages.map(({ id }) => id)
  const at = place.message === undefined ? -1 : ids.indexOf(place.message)
  const [lastAt, setLastAt] = useState(0)
  if (at >= 0 && at !== lastAt) setLastAt(at)

  useFocusAfterClosing(place.message)
  const step = (way: 1 | -1) => {
    const shown = place.message ?? (isWide ? undefined : focusedRow(ids))
    const next = neighbor(ids, shown, way, lastAt)
    if (!next) return
    if (isWide || place.message) open(next)
    if (isWide || !place.message) focusSoon(rowId(next))
  }
  /** The open message left the list, so open the next one. */
  const leave = (gone: readonly MessageSummary[]) => {
    ticks.clear()
    if (!place.message || !gone.some(({ id }) => id === place.message)) return
    const left = ids.filter((id) => id === place.message || !gone.some((message) => message.id === id))
    const next = neighbor(left, place.message, 1) ?? neighbor(left, place.message, -1)
    if (next && isWide) open(next)
    else close()
  }
  const move = (which: readonly MessageSummary[], folder: MessageSummary['folder']) => {
    leave(which)
    actions.move(which, folder)
  }
  const opened = messages[at]
  const meant = ticks.ticked.length > 0 ? ticks.ticked : opened ? [opened] : []

  useInboxKeys({
    next: () => step(1),
    previous: () => step(-1),
    archive: () => meant.length > 0 && move(meant, place.folder === 'inbox' ? 'archive' : 'inbox'),
    delete: () => setDeleting(meant),
    unread: () =>
      actions.mark(
        meant,
        meant.some(({ readAt }) => readAt === null),
      ),
    reply: () => focusSoon(replyId),
    search: () => focusSoon(searchId),
    back: () => (ticks.ticked.length > 0 ? ticks.clear() : place.message && !isWide ? close() : undefined),
  })

  return (
    <main className={classes.panes} data-open={place.message !== undefined || undefined}>
      <ListPane
        place={place}
        websites={websites}
        list={list}
        ticks={ticks}
        actions={{ ...actions, move, remove: setDeleting }}
        onShow={show}
      />
      <MessagePane
        id={place.message}
        user={user}
        isMultiple={websites.length > 1}
        actions={{ ...actions, move, remove: setDeleting }}
        onBack={close}
        onForgotten={close}
        takesFocus={!isWide}
      />
      <DeleteDialog
        messages={deleting}
        onClose={() => setDeleting([])}
        onDelete={() => {
          leave(deleting)
          actions.remove(deleting)
          setDeleting([])
        }}
      />
      <ArrivalAnnouncer />
    </main>
  )
}

/** Closing a message returns the focus to its row, or to the top of the list if the row no longer exists. */
function useFocusAfterClosing(message: string | undefined) {
  const before = useRef(message)
  useEffect(() => {
    const closed = message === undefined ? before.current : undefined
    before.current = message
    if (closed) (document.getElementById(rowId(closed)) ?? document.getElementById(inboxTitleId))?.focus()
  }, [message])
}

const focusedRow = (ids: readonly string[]) => ids.find((id) => document.activeElement?.id === rowId(id))

/** Side by side from 992px at the default text size. */
const useTwoPanes = () => useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false })

/** Announces new messages to screen readers. */
function ArrivalAnnouncer() {
  const unread = useQuery(unreadQuery).data?.unread
  const [announced, setAnnounced] = useState<{ unread: number | undefined; words: string }>({ unread, words: '' })
  if (unread !== announced.unread)
    setAnnounced({ unread, words: arrivalWords(announced.unread, unread) ?? announced.words })
  return <VisuallyHidden role="status">{announced.words}</VisuallyHidden>
}

/** Announces an increase of the unread count. Otherwise undefined. */
export function arrivalWords(before: number | undefined, now: number | undefined): string | undefined {
  if (before === undefined || now === undefined || now <= before) return undefined
  return `${now - before === 1 ? 'A new message' : `${now - before} new messages`}. ${now} unread.`
}

type DeleteDialogProps = { messages: readonly MessageSummary[]; onClose: () => void; onDelete: () => void }

function DeleteDialog({ messages, onClose, onDelete }: DeleteDialogProps) {
  // Keep the content during the closing transition.
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
            This permanently deletes the message from <strong>{senderOf(first)}</strong>, any photos in it and your
            replies to it.
          </>
        ) : (
          'This permanently deletes the messages, any photos in them and your replies to them.'
        )}{' '}
        This can’t be undone.
      </p>
    </Dialog>
  )
}
