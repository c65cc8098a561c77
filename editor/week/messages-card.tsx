import { VisuallyHidden } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import { Link } from 'react-router'
import { addressOf, parseInboxView } from '#editor/messages/inbox-view.ts'
import { excerptOf, rowTime, senderOf } from '#editor/messages/message-words.ts'
import { initialsOf } from '#ui/words/initials.ts'
import { exactWords } from '#ui/words/when-words.ts'
import type { MessageSummary } from '#worker/messages/schema.ts'
import { pages } from '#worker/platform/addresses/paths.ts'
import { Card } from './card.tsx'
import classes from './messages-card.module.css'

const maxShown = 4

export const MessagesCard = ({ messages }: { messages: MessageSummary[] }) => (
  <Card title="Messages" more={{ to: pages.inbox, words: 'Open inbox' }}>
    <ul className={classes.messages}>
      {messages.slice(0, maxShown).map((message) => (
        <MessageLine key={message.id} message={message} />
      ))}
    </ul>
  </Card>
)

function MessageLine({ message }: { message: MessageSummary }) {
  const { id, createdAt, name } = message
  const isUnread = message.readAt === null
  const address = addressOf({ ...parseInboxView(new URLSearchParams()), message: id })
  return (
    <li className={classes.message} data-unread={isUnread || undefined}>
      <span className={classes.disc} aria-hidden>
        {initialsOf(name) || <IconUser size={16} stroke={1.6} />}
      </span>
      <Link className={classes.sender} to={`${pages.inbox}?${address}`}>
        {isUnread && <VisuallyHidden>Unread: </VisuallyHidden>}
        {senderOf(message)}
      </Link>
      <p className={classes.excerpt}>{excerptOf(message)}</p>
      <time className={classes.time} dateTime={createdAt} title={exactWords(createdAt)}>
        {rowTime(createdAt)}
      </time>
    </li>
  )
}
