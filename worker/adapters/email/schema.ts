import * as z from 'zod'

/** A stored email as the mailbox shows it. */
export const mailboxMail = z.object({
  id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** The Reply-To address, if it isn't the sender's. */
  replyTo: z.string().nullable(),
  attachments: z.array(z.object({ filename: z.string(), type: z.string(), content: z.string() })),
  createdAt: z.iso.datetime(),
})
export type MailboxMail = z.infer<typeof mailboxMail>
export const mailboxList = z.object({ mails: z.array(mailboxMail) })
