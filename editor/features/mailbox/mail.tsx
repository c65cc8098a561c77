import { useState } from 'react'
import type { MailboxMail } from '../../../worker/adapters/email/schema.ts'
import { AttachedFile } from './attached-file.tsx'
import { codeIn } from './code-in.ts'
import { linkIn } from './link-in.ts'
import { MailCode } from './mail-code.tsx'
import { MailLink } from './mail-link.tsx'
import { MailView } from './mail-view.tsx'
import classes from './mailbox-screen.module.css'

const time = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' })

/** One mail: what it is for in reach, and all of it on demand. One mail is open at a time. */
export function Mail({ mail }: { mail: MailboxMail }) {
  const [open, setOpen] = useState(false)
  const code = codeIn(mail.text)
  const link = linkIn(mail.text)
  return (
    <li className={classes.mail}>
      <div className={classes.facts}>
        <h2>{mail.subject}</h2>
        <p>
          To {mail.recipient} · <time dateTime={mail.createdAt}>{time.format(new Date(mail.createdAt))}</time>
        </p>
        {mail.replyTo && <p>Reply to {mail.replyTo}</p>}
        {mail.attachments.map((file) => (
          <AttachedFile key={file.filename} {...file} />
        ))}
      </div>
      {code ? <MailCode code={code} /> : link && <MailLink link={link} />}
      <details className={classes.whole} name="mail" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>Show the email</summary>
        {open && <MailView mail={mail} />}
      </details>
    </li>
  )
}
