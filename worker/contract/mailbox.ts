import * as z from 'zod'

/** A mail that would have been sent, as the development mailbox shows it. */
export const mailboxMail = z.object({
  id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  createdAt: z.iso.datetime(),
})
export type MailboxMail = z.infer<typeof mailboxMail>
export const mailboxList = z.object({ mails: z.array(mailboxMail) })
