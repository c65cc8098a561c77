import { type Letter, plainWords, textPart } from './letter.ts'

/** An email's subject and both its parts. Imports the renderer when first used, since most requests send no email. */
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

/** An email's content in both formats; `text` is for readers without HTML. */
export type MailContent = { subject: string; text: string; html: string }
