import { useClipboard } from '@mantine/hooks'
import type { MailboxMail } from '../../../worker/contract/mailbox.ts'
import { codeIn } from './code-in.ts'
import classes from './mailbox-screen.module.css'

const time = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' })

/** One mail. The code in it, if there is one, large and ready to copy. */
export function Mail({ mail }: { mail: MailboxMail }) {
  const { copy, copied } = useClipboard({ timeout: 1500 })
  const code = codeIn(mail.text)
  return (
    <li className={classes.mail}>
      <div className={classes.facts}>
        <h2>{mail.subject}</h2>
        <p>
          To {mail.recipient} · <time dateTime={mail.createdAt}>{time.format(new Date(mail.createdAt))}</time>
        </p>
      </div>
      {code && (
        <button type="button" className={classes.code} onClick={() => copy(code)}>
          <span>{code}</span>
          <small role="status">{copied ? 'Copied' : 'Copy'}</small>
        </button>
      )}
      <details className={classes.text}>
        <summary>Text</summary>
        <pre>{mail.text}</pre>
      </details>
    </li>
  )
}
