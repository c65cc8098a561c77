/** Kept beside a mail: its `content` is text. */
export type MailAttachment = { filename: string; type: string; content: string }

/** A mail to one person. `text` says what `html` says, for readers without it. */
export type MailMessage = {
  to: string
  subject: string
  text: string
  html: string
  /** Who is answered, where that is not who sent it. */
  replyTo?: { email: string; name: string }
  /** Under which name it is sent; the product's unless another is given. */
  fromName?: string
  attachments?: readonly MailAttachment[]
}

/** Sends mail. Rejects when it was not taken over for delivery. */
export type Mail = { send: (message: MailMessage) => Promise<void> }
