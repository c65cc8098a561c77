import { product } from '../../renderer/document/product.ts'
import type { MailContent } from './mail-content.ts'
import { writeMail } from './write-mail.ts'

type Said = {
  domain: string
  /** What it was about. */
  cause: 'records' | 'certificate'
  /** How long there is for the records, and for the certificate. */
  days: number
  hours: number
  url: string
}

const whyNot = ({ cause, days, hours }: Said) =>
  cause === 'certificate'
    ? `No certificate could be made for it within ${hours} hours, or the authority that makes them refused. A CAA record in its DNS settings may forbid it.`
    : `The records that show that it is yours and lead visitors to your website were not found in its DNS within ${days} days, or somebody else has shown that it is theirs.`

/** Tells the owner of a domain that it could not be connected. */
export const domainFailedMail = (said: Said): Promise<MailContent> =>
  writeMail({
    subject: `Your custom domain could not be connected to ${product.name}`,
    preheader: 'Your website stays online at its own web address.',
    heading: 'Connection not established',
    lead: ['This domain could not be connected with your website:'],
    address: said.domain,
    advice: [
      whyNot(said),
      'Your website stays online at its own web address. In the designer, Re-Configure shows what its DNS says now and what is missing.',
    ],
    action: { label: 'Check the DNS settings', url: said.url },
    notes: [`If it was not you who connected it, write to ${product.supportEmail}.`],
    reason: `Sent because this domain was to be connected in the ${product.name} account with this address.`,
  })

/** Tells the owner of a domain that was connected that visitors do not reach their website there any more. */
export const domainLostMail = ({ domain, cause, url }: Said): Promise<MailContent> =>
  writeMail({
    subject: `Your custom domain left ${product.name}`,
    preheader: 'Your website stays online at its own web address.',
    heading: 'Your domain does not lead here any more',
    lead: ['Your website is no longer shown at this domain:'],
    address: domain,
    advice: [
      cause === 'certificate'
        ? 'Its certificate could not be renewed. A CAA record in its DNS settings may forbid it.'
        : 'Its DNS settings were changed, and lead elsewhere. That is as it should be if you moved the domain, and otherwise it may have expired where you bought it.',
      'Your website stays online at its own web address. In the designer, Re-Configure shows what its DNS says now and what is missing.',
    ],
    action: { label: 'Check the DNS settings', url },
    notes: [`If it was not you who changed it, write to ${product.supportEmail}.`],
    reason: `Sent because this domain was connected in the ${product.name} account with this address.`,
  })
