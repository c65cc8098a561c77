import { product } from '../../renderer/document/product.ts'
import { headerLine } from './header-line.ts'
import type { MailContent } from './mail-content.ts'
import { shortTimeOf } from './mail-times.ts'
import { writeMail } from './write-mail.ts'

type Said = {
  businessName: string
  /** The newest, and how many there are of them and of those that are thought to be spam. */
  newest: { name: string; email: string; phone: string; message: string; createdAt: Date }[]
  messages: number
  suspected: number
  timeZone: string
  url: string
}

/** Tells a website's owner, once a day, what visitors sent by its contact form. */
export const messageDigestMail = (said: Said): Promise<MailContent> => {
  const { newest, messages, suspected, timeZone, url } = said
  const businessName = headerLine(said.businessName, 60)
  const more = messages - newest.length
  const counted = messages === 1 ? '1 new message' : `${messages} new messages`
  return writeMail({
    subject: `${counted}${businessName && ` – ${businessName}`}`,
    preheader: `Sent by the contact form of ${businessName || 'your website'} since the last daily mail.`,
    heading: counted,
    lead: [`Sent by the contact form of ${businessName || 'your website'}, the newest first:`],
    list: newest.map(({ name, email, phone, message, createdAt }) => {
      const sender = headerLine(name || email || phone, 60) || 'A visitor'
      const excerpt = headerLine(message, 140)
      return `${sender} (${shortTimeOf(timeZone, createdAt)})${excerpt && `: ${excerpt}`}`
    }),
    advice: [
      ...(more > 0 ? [`And ${more} more.`] : []),
      ...(suspected === 1 ? ['1 message is in the spam folder. Have a look now and then: it may be a real one.'] : []),
      ...(suspected > 1
        ? [`${suspected} messages are in the spam folder. Have a look now and then: one may be real.`]
        : []),
    ],
    action: { label: 'Open your inbox', url },
    reason: `Sent because people wrote by the contact form of your website. In your inbox you choose whether ${product.name} writes to you at once, once a day or never.`,
  })
}
