import { IconAlertCircle, IconCheck, IconClock } from '@tabler/icons-react'
import type { MessageReply } from '../../../../worker/messages/schema.ts'
import { ago } from '../../../ui/ago.ts'
import { exactWords } from '../../../ui/when-words.ts'
import { replyStates } from '../message-words.ts'
import classes from './message-view.module.css'

const icons = { sent: IconCheck, waiting: IconClock, failed: IconAlertCircle }

/** What was answered from here, and whether it went out. */
export function Replies({ replies, now }: { replies: readonly MessageReply[]; now: number }) {
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
