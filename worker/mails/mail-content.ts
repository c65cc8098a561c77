/** What a mail says, twice: `text` for readers without HTML. */
export type MailContent = { subject: string; text: string; html: string }
