import { headerLine } from './header-line.ts'
import type { MailContent } from './mail-content.ts'
import { dayOf } from './mail-times.ts'
import { replyWords } from './reply-words.ts'
import { writeMail } from './write-mail.ts'

type Said = {
  businessName: string
  /** What the owner answered, and what the visitor had written: where, when, and in which language. */
  text: string
  message: string
  hostname: string
  sentAt: Date
  timeZone: string
  language: string
}

/** An owner's reply to a visitor of the contact form, in the voice of the business, not of the product. */
export const replyMail = ({ text, message, hostname, sentAt, timeZone, ...said }: Said): Promise<MailContent> => {
  const words = replyWords(said.language)
  const businessName = headerLine(said.businessName, 60) || hostname
  return writeMail({
    subject: words.subject(businessName),
    language: words.language,
    brand: businessName,
    preheader: headerLine(text, 90),
    heading: words.heading(businessName),
    lead: [],
    words: text,
    ...(message && { quoteLead: words.youWrote(dayOf(timeZone, words.locale, sentAt)), quote: message }),
    notes: [words.notYou],
    reason: words.reason(businessName, hostname),
  })
}
