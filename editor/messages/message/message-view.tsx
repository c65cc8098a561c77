import { Button } from '@mantine/core'
import { IconAlertCircle, IconCalendarPlus, IconCheck, IconClock } from '@tabler/icons-react'
import type { Ref } from 'react'
import { api } from '#api/client.ts'
import { ago, exactWords } from '#ui/words/when-words.ts'
import type { Session } from '#worker/accounts/schema.ts'
import type { Answer, Message, MessageReply } from '#worker/messages/schema.ts'
import { answerWords, preferredTimeWords, reasonWords, replyStates, senderOf } from '../message-words.ts'
import type { MessageActions } from '../use-message-actions.ts'
import { useNow } from '../use-now.ts'
import { Contacts } from './contacts.tsx'
import { MessagePhotos } from './message-photos.tsx'
import classes from './message-view.module.css'
import { ReplyForm } from './reply-form.tsx'

type MessageViewProps = {
  ref: Ref<HTMLHeadingElement>
  message: Message
  user: NonNullable<Session['user']>
  isMultiple: boolean
  /** Whether the list is hidden. */
  alone: boolean
  actions: MessageActions
}

/** A message with sender, time, answers, replies and the reply form. */
export function MessageView({ ref, message, user, isMultiple, alone, actions }: MessageViewProps) {
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
          · via the form on {isMultiple ? <strong>{businessName}</strong> : hostname}
        </p>
      </header>
      {folder === 'spam' && <SpamNote message={message} onNotSpam={() => actions.move([message], 'inbox')} />}
      {preferredTime && <PreferredTime id={message.id} time={preferredTime} />}
      <Answers answers={message.answers} />
      {message.message === '' ? (
        message.answers.length + message.photos.length === 0 && (
          <p className={classes.nothing}>No message, just contact details.</p>
        )
      ) : (
        <div className={classes.text}>{message.message}</div>
      )}
      <MessagePhotos message={message} />
      <Replies replies={message.replies} now={now} />
      {folder === 'spam' ? null : <ReplyForm message={message} user={user} />}
    </article>
  )
}

function Answers({ answers }: { answers: readonly Answer[] }) {
  if (answers.length === 0) return null
  return (
    <dl className={classes.answers}>
      {answers.map((answer, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two fields may have one label, and they never change
        <div key={index}>
          <dt className={classes.label}>{answer.label}</dt>
          <dd className={classes.text}>{answerWords(answer)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Why a message is in spam, with a button to move it back. */
function SpamNote({ message, onNotSpam }: { message: Message; onNotSpam: () => void }) {
  const { spamReasons } = message
  return (
    <section className={classes.spam} aria-label="Why this is spam">
      <div>
        <p className={classes.spamTitle}>
          {spamReasons.length > 0 ? 'This message looks unwanted' : 'You moved this message to spam'}
        </p>
        {spamReasons.length > 0 && (
          <ul className={classes.reasons}>
            {spamReasons.map((reason) => (
              <li key={reason}>{reasonWords[reason]}</li>
            ))}
          </ul>
        )}
        <p className={classes.hint}>To reply, move it to your inbox first.</p>
      </div>
      <Button size="sm" onClick={onNotSpam}>
        Not spam
      </Button>
    </section>
  )
}

/** When the visitor would like an appointment or a call. */
function PreferredTime({ id, time }: { id: string; time: string }) {
  const { pathname } = api.messages[':messageId'].calendar.$url({ param: { messageId: id } })
  return (
    <div className={classes.wish}>
      <p>
        <span className={classes.label}>Preferred time</span>
        <br />
        <time className={classes.time} dateTime={time}>
          {preferredTimeWords(time)}
        </time>
      </p>
      <Button
        component="a"
        href={pathname}
        download="preferred-time.ics"
        variant="default"
        size="sm"
        leftSection={<IconCalendarPlus size={16} aria-hidden />}
      >
        Add to calendar
      </Button>
    </div>
  )
}

const icons = { sent: IconCheck, waiting: IconClock, failed: IconAlertCircle }

/** Replies sent from here, with their delivery status. */
function Replies({ replies, now }: { replies: readonly MessageReply[]; now: number }) {
  if (replies.length === 0) return null
  return (
    <ul className={classes.replies} aria-label="Your replies">
      {replies.map(({ id, text, createdAt, state }) => {
        const Icon = icons[state]
        return (
          <li key={id} className={classes.reply}>
            <p className={classes.replyHead}>
              <span>
                <strong>You</strong>{' '}
                <time dateTime={createdAt} title={exactWords(createdAt)}>
                  {ago(createdAt, now)}
                </time>
              </span>
              <span className={classes.state} data-state={state}>
                <Icon size={14} aria-hidden /> {replyStates[state]}
              </span>
            </p>
            <div className={classes.text}>{text}</div>
            {state === 'failed' && (
              <p className={classes.hint}>We tried for several days. Check the address, or call them.</p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
