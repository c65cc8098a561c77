import { openDatabase } from '../storage/database.ts'
import { insertMail } from '../storage/mailbox.ts'
import type { Mail } from './mail.ts'

/** Keeps every mail in a table that the local mailbox page shows. */
export const embeddedMail = (binding: D1Database): Mail => ({
  send: async ({ to, subject, text, html, replyTo, attachments = [] }) => {
    await insertMail(openDatabase(binding), {
      id: crypto.randomUUID(),
      recipient: to,
      createdAt: new Date(),
      ...{ subject, text, html },
      replyTo: replyTo ? shownAddress(replyTo) : null,
      attachments: JSON.stringify(attachments),
    })
  },
})

const shownAddress = ({ email, name }: { email: string; name: string }) => (name ? `${name} <${email}>` : email)
