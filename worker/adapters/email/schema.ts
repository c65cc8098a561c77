import * as z from 'zod'

/** A mail that would have been sent, as the development mailbox shows it. */
export const mailboxMail = z.object({
  id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Who is answered, where that is not who sent it. */
  replyTo: z.string().nullable(),
  attachments: z.array(z.object({ filename: z.string(), type: z.string(), content: z.string() })),
  createdAt: z.iso.datetime(),
})
export type MailboxMail = z.infer<typeof mailboxMail>
export const mailboxList = z.object({ mails: z.array(mailboxMail) })
