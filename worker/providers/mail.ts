/** A mail to one person. `text` says what `html` says, for readers without it. */
export type MailMessage = { to: string; subject: string; text: string; html: string }

/** Sends mail. Rejects when it was not taken over for delivery. */
export type Mail = { send: (message: MailMessage) => Promise<void> }
