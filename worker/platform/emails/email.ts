import { type Letter, plainWords, textPart } from './letter.ts'

/** A mail's subject and both its parts. What draws it is loaded when the first one is written: most requests send none. */
export async function writeMail(written: Letter): Promise<MailContent> {
  const { words, quote } = written
  const letter = {
    ...written,
    ...(words !== undefined && { words: plainWords(words) }),
    ...(quote !== undefined && { quote: plainWords(quote) }),
  }
  const { renderMail } = await import('./layout.tsx')
  return { subject: letter.subject, text: textPart(letter), html: renderMail(letter) }
}

/** What a mail says, twice: `text` for readers without HTML. */
export type MailContent = { subject: string; text: string; html: string }
