import type { Ref } from 'react'
import type { Session } from '../../../../worker/accounts/schema.ts'
import type { Message } from '../../../../worker/messages/schema.ts'
import { ago } from '../../../ui/ago.ts'
import { exactWords } from '../../../ui/when-words.ts'
import { senderOf } from '../message-words.ts'
import type { MessageActions } from '../use-message-actions.ts'
import { useNow } from '../use-now.ts'
import { Contacts } from './contacts.tsx'
import classes from './message-view.module.css'
import { PreferredTime } from './preferred-time.tsx'
import { Replies } from './replies.tsx'
import { ReplyForm } from './reply-form.tsx'
import { SpamNote } from './spam-note.tsx'

type MessageViewProps = {
  ref: Ref<HTMLHeadingElement>
  message: Message
  user: NonNullable<Session['user']>
  several: boolean
  /** Whether nothing else is on the screen. */
  alone: boolean
  actions: MessageActions
}

/** A message with who sent it and when, what was answered, and the answer to be written. */
export function MessageView({ ref, message, user, several, alone, actions }: MessageViewProps) {
  const now = useNow()
  const Heading = alone ? 'h1' : 'h2'
  const { createdAt, businessName, hostname, preferredTime, folder } = message
  return (
    <article className={classes.message}>
      <header className={classes.head}>
        <Heading ref={ref} className={classes.sender} tabIndex={-1}>
          {senderOf(message)}
        </Heading>
        <Contacts message={message} />
        <p className={classes.when}>
          <time dateTime={createdAt}>
            {exactWords(createdAt)} ({ago(createdAt, now)})
          </time>{' '}
          · via the form on {several ? <strong>{businessName}</strong> : hostname}
        </p>
      </header>
      {folder === 'spam' && <SpamNote message={message} onNotSpam={() => actions.move([message], 'inbox')} />}
      {preferredTime && <PreferredTime id={message.id} time={preferredTime} />}
      {message.message === '' ? (
        <p className={classes.nothing}>No message, just contact details.</p>
      ) : (
        <div className={classes.text}>{message.message}</div>
      )}
      <Replies replies={message.replies} now={now} />
      {folder === 'spam' ? null : <ReplyForm message={message} user={user} />}
    </article>
  )
}
