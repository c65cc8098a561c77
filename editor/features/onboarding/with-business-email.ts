import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'

/** Whether a website shows any email address: the business's, or one of its contact section's own. */
export const showsEmail = ({ business, sections }: WebsiteSettings): boolean =>
  business.emails.length > 0 || sections.some((section) => section.type === 'Contact' && section.content.email !== '')

/** The website with an email address of the business, which every place that shows one takes from there. */
export const withBusinessEmail = (document: WebsiteSettings, address: string): WebsiteSettings =>
  showsEmail(document)
    ? document
    : { ...document, business: { ...document.business, emails: [{ id: 'email-1', source: 'typed', address }] } }
