import { product } from '../../renderer/document/product.ts'
import { type MailContent, writeMail } from '../platform/emails/email.ts'

type DisconnectFields = {
  domain: string
  /** The name of the business that the domain showed; blank if unknown. */
  companyName: string
  /** As in the DNS. `host` is relative to the domain that was bought. */
  records: { type: string; host: string; value: string }[]
  url: string
}

/** Tells a disconnected domain's owner which records to remove, and how to reconnect. */
export const disconnectMail = ({ domain, companyName, records, url }: DisconnectFields): Promise<MailContent> =>
  writeMail({
    subject: `Your custom domain was disconnected from ${product.name}`,
    preheader: 'Remove a few records where you bought it.',
    heading: 'Your domain was disconnected',
    lead: [
      companyName
        ? `The website of ${companyName} is no longer at this domain:`
        : 'Your website is no longer at this domain:',
    ],
    address: domain,
    ...(records.length > 0 && {
      listLead:
        'You still own the domain, but its DNS settings still point to us. Remove these records where you bought it:',
      list: records.map(({ type, host, value }) => `${type} record, name ${host}, value ${value}`),
    }),
    advice: [
      'Leave all other records as they are. Your email depends on some of them, especially the MX records.',
      'Your website stays online at its own web address. To connect the domain again, keep the records and open Settings in the editor.',
    ],
    action: { label: 'Reconnect domain', url },
    notes: [
      `If you didn’t disconnect it, write to ${product.supportEmail}. Someone else may have access to your account.`,
    ],
    reason: `Sent because this domain was disconnected in the ${product.name} account with this address.`,
  })

/** Tells the owner, who may have waited two days, that the domain shows their website. */
export const domainConnectedMail = ({ domain, url }: { domain: string; url: string }): Promise<MailContent> =>
  writeMail({
    subject: `Your custom domain is connected to ${product.name}`,
    preheader: 'Your website is online there, with a secure connection.',
    heading: 'Your domain is connected',
    lead: ['Visitors now find your website at this domain, over a secure connection:'],
    address: domain,
    advice: [
      'Keep the records you added to its DNS settings. The domain doesn’t work without them. The certificate renews automatically.',
    ],
    action: { label: 'Open your website', url },
    notes: [`If you didn’t connect it, write to ${product.supportEmail}.`],
    reason: `Sent because this domain was connected in the ${product.name} account with this address.`,
  })

type FailedDomain = {
  domain: string
  /** The problem. */
  cause: 'records' | 'certificate'
  /** The days allowed for the records and for the certificate. */
  days: number
  hours: number
  url: string
}

const whyNot = ({ cause, days, hours }: FailedDomain) =>
  cause === 'certificate'
    ? `We couldn’t get a certificate for it within ${hours} hours, or the certificate authority refused. A CAA record in its DNS settings may be blocking it.`
    : `We didn’t find the records that prove you own it and point visitors to your website within ${days} days, or someone else has proven that they own it.`

/** Tells a domain's owner that it couldn't be connected. */
export const domainFailedMail = (said: FailedDomain): Promise<MailContent> =>
  writeMail({
    subject: `Your custom domain couldn’t be connected to ${product.name}`,
    preheader: 'Your website stays online at its own web address.',
    heading: 'Connection not established',
    lead: ['We couldn’t connect this domain to your website:'],
    address: said.domain,
    advice: [
      whyNot(said),
      'Your website stays online at its own web address. In the editor, Re-Configure shows the current DNS settings and what’s missing.',
    ],
    action: { label: 'Check the DNS settings', url: said.url },
    notes: [`If you didn’t connect it, write to ${product.supportEmail}.`],
    reason: `Sent because someone tried to connect this domain in the ${product.name} account with this address.`,
  })

/** Tells the owner that a connected domain no longer shows their website. */
export const domainLostMail = ({ domain, cause, url }: FailedDomain): Promise<MailContent> =>
  writeMail({
    subject: `Your custom domain no longer points to ${product.name}`,
    preheader: 'Your website stays online at its own web address.',
    heading: 'Your domain no longer points to your website',
    lead: ['Your website is no longer at this domain:'],
    address: domain,
    advice: [
      cause === 'certificate'
        ? 'We couldn’t renew its certificate. A CAA record in its DNS settings may be blocking it.'
        : 'Its DNS settings changed and now point elsewhere. If you moved the domain, that’s expected. If you didn’t, it may have expired where you bought it.',
      'Your website stays online at its own web address. In the editor, Re-Configure shows the current DNS settings and what’s missing.',
    ],
    action: { label: 'Check the DNS settings', url },
    notes: [`If you didn’t change anything, write to ${product.supportEmail}.`],
    reason: `Sent because this domain was connected in the ${product.name} account with this address.`,
  })
