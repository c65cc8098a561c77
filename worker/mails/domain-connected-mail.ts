import { product } from '../../renderer/document/product.ts'
import type { MailContent } from './mail-content.ts'
import { writeMail } from './write-mail.ts'

/** Tells the owner of a domain, who may have waited two days, that their website is shown there. */
export const domainConnectedMail = ({ domain, url }: { domain: string; url: string }): Promise<MailContent> =>
  writeMail({
    subject: `Your custom domain is connected to ${product.name}`,
    preheader: 'Your website is online there, with a certificate.',
    heading: 'Your domain is connected',
    lead: ['Visitors now find your website at this domain, over a secure connection:'],
    address: domain,
    advice: [
      'Keep the records that you made in its DNS settings: without them the domain leads nowhere. The certificate renews automatically.',
    ],
    action: { label: 'Open your website', url },
    notes: [`If it was not you who connected it, write to ${product.supportEmail}.`],
    reason: `Sent because this domain was connected in the ${product.name} account with this address.`,
  })
