import { product } from '../../renderer/document/product.ts'
import type { MailContent } from './mail-content.ts'
import { writeMail } from './write-mail.ts'

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
      'Leave all other records as they are. Your e-mail depends on some of them, above all on those of type MX.',
      'Your website stays online at its own web address. To connect the domain again, keep the records and open Settings in the designer.',
    ],
    action: { label: 'Connect it again', url, quiet: true },
    notes: [
      `If it was not you who disconnected it, write to ${product.supportEmail}: somebody else may have your account.`,
    ],
    reason: `Sent because this domain was disconnected in the ${product.name} account with this address.`,
  })
