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

/** Carries an owner's answer to who wrote by the contact form. It is the business that speaks, not the product. */
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
