import { product } from '../../renderer/document/product.ts'
import { headerLine } from './header-line.ts'
import type { MailContent } from './mail-content.ts'
import { inTimeOf, minuteOf } from './mail-times.ts'
import { writeMail } from './write-mail.ts'

type Said = {
  businessName: string
  /** Blank where the visitor did not say. */
  name: string
  email: string
  phone: string
  message: string
  /** `2026-11-22T14:30`, where the business is. */
  preferredTime: string | null
  hostname: string
  sentAt: Date
  timeZone: string
  /** Whether an answer to the mail reaches the visitor. */
  canAnswer: boolean
  url: string
}

/** Tells a website's owner what a visitor sent by its contact form. */
export const messageNoticeMail = (said: Said): Promise<MailContent> => {
  const { name, email, phone, message, preferredTime, hostname, canAnswer } = said
  const businessName = headerLine(said.businessName, 60)
  const sender = headerLine(name || email || phone, 60)
  return writeMail({
    subject: ['New message', sender && ` from ${sender}`, businessName && ` – ${businessName}`].join(''),
    preheader: headerLine(message, 90) || 'They left no message, but a way to reach them.',
    heading: sender ? `New message from ${sender}` : 'New message',
    lead: [`Sent by the contact form of ${businessName || 'your website'}.`],
    facts: [
      { label: 'Name', value: name },
      { label: 'E-mail', value: email },
      { label: 'Phone', value: phone },
      { label: 'Preferred time', value: preferredTime ? minuteOf(preferredTime) : '' },
      { label: 'Sent', value: inTimeOf(said.timeZone, said.sentAt) },
      { label: 'Website', value: hostname },
    ]
      .map(({ label, value }) => ({ label, value: headerLine(value, 300) }))
      .filter(({ value }) => value),
    ...(message && { quote: message }),
    advice: [
      canAnswer
        ? 'Answer this mail, and your answer goes to them. Or answer in your inbox, where it is kept beside the message.'
        : 'They left no e-mail address, so an answer to this mail would not reach them.',
      ...(preferredTime ? ['The time they would prefer is attached as an entry for your calendar.'] : []),
    ],
    action: { label: 'Open in your inbox', url: said.url },
    notes: ['Never open links or files from people you do not know. In your inbox you can mark the message as spam.'],
    reason: `Sent because somebody wrote by the contact form of your website. In your inbox you choose whether ${product.name} writes to you at once, once a day or never.`,
  })
}
