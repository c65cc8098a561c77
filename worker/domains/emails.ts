import { product } from '../../renderer/document/product.ts'
import { type MailContent, writeMail } from '../platform/emails/email.ts'

type Said = {
  domain: string
  /** Whose website it showed; empty where that is not known. */
  companyName: string
  /** As in the DNS, `host` relative to the domain that was bought. */
  records: { type: string; host: string; value: string }[]
  url: string
}

/** Tells the owner of a domain that was disconnected what to clear up where they bought it, and how to come back. */
export const disconnectMail = ({ domain, companyName, records, url }: Said): Promise<MailContent> =>
  writeMail({
    subject: `Your custom domain was disconnected from ${product.name}`,
    preheader: 'A few records are left to remove where you bought it.',
    heading: 'Your domain was disconnected',
    lead: [
      companyName
        ? `The website of ${companyName} is no longer shown at this domain:`
        : 'Your website is no longer shown at this domain:',
    ],
    address: domain,
    ...(records.length > 0 && {
      listLead:
        'The domain is still yours, and its DNS still leads to us. Remove these records in its DNS settings, where you bought it:',
      list: records.map(({ type, host, value }) => `${type} record, name ${host}, value ${value}`),
    }),
    advice: [
      'Leave all other records as they are. Your email depends on some of them, above all on those of type MX.',
      'Your website stays online at its own web address. To connect the domain again, keep the records and open Settings in the designer.',
    ],
    action: { label: 'Connect it again', url, quiet: true },
    notes: [
      `If it was not you who disconnected it, write to ${product.supportEmail}: somebody else may have your account.`,
    ],
    reason: `Sent because this domain was disconnected in the ${product.name} account with this address.`,
  })

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

type FailedDomain = {
  domain: string
  /** What it was about. */
  cause: 'records' | 'certificate'
  /** How long there is for the records, and for the certificate. */
  days: number
  hours: number
  url: string
}

const whyNot = ({ cause, days, hours }: FailedDomain) =>
  cause === 'certificate'
    ? `No certificate could be made for it within ${hours} hours, or the authority that makes them refused. A CAA record in its DNS settings may forbid it.`
    : `The records that show that it is yours and lead visitors to your website were not found in its DNS within ${days} days, or somebody else has shown that it is theirs.`

/** Tells the owner of a domain that it could not be connected. */
export const domainFailedMail = (said: FailedDomain): Promise<MailContent> =>
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
export const domainLostMail = ({ domain, cause, url }: FailedDomain): Promise<MailContent> =>
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
