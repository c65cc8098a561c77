import { Button } from '@mantine/core'
import type { Message } from '../../../../worker/messages/schema.ts'
import { reasonWords } from '../message-words.ts'
import classes from './message-view.module.css'

/** Why a message is kept apart, and the way back where that is wrong. */
export function SpamNote({ message, onNotSpam }: { message: Message; onNotSpam: () => void }) {
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
