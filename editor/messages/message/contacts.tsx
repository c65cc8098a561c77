import { IconMail, IconPhone } from '@tabler/icons-react'
import type { Message } from '#worker/messages/schema.ts'
import classes from './message-view.module.css'

export function Contacts({ message: { email, phone } }: { message: Pick<Message, 'email' | 'phone'> }) {
  if (!email && !phone) return null
  return (
    <div className={classes.contacts}>
      {email && (
        <a className={classes.contact} href={mailAddress(email)} title="Use your email app">
          <IconMail size={16} aria-hidden />
          <span>{email}</span>
        </a>
      )}
      {phone && (
        <a className={classes.contact} href={`tel:${phone.replace(/[^\d+*#]/g, '')}`} title="Call">
          <IconPhone size={16} aria-hidden />
          <span>{phone}</span>
        </a>
      )}
    </div>
  )
}

/** A mailto link. Escapes characters that would end the address or add parameters. */
export function mailAddress(email: string, subject?: string): string {
  const to = encodeURIComponent(email).replaceAll('%40', '@')
  return `mailto:${to}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`
}
