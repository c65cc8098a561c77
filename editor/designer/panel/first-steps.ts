import { hasPhoto } from '#renderer/document/values/has-photo.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'

/** First steps in the suggested order. */
const firstStepNames = ['logo', 'contact', 'photos', 'publish', 'domain'] as const
export type FirstStep = (typeof firstStepNames)[number]

type Facts = { document: WebsiteSettings; isPublished: boolean; hasDomain: boolean }

export function firstSteps({ document, isPublished, hasDomain }: Facts): { step: FirstStep; isDone: boolean }[] {
  const header = document.sections.find((section) => section.type === 'Header')
  const isDone: Record<FirstStep, boolean> = {
    logo: header !== undefined && header.content.logoType !== 'Text',
    contact: document.business.phones.length > 0 || showsEmail(document),
    photos: hasPhoto(document.sections.filter((section) => section !== header)),
    publish: isPublished,
    domain: hasDomain,
  }
  return firstStepNames.map((step) => ({ step, isDone: isDone[step] }))
}

/** Whether the website shows an email address: the business's, or one in its contact section. */
const showsEmail = ({ business, sections }: WebsiteSettings): boolean =>
  business.emails.length > 0 || sections.some((section) => section.type === 'Contact' && section.content.email !== '')

/** Adds an email address to the business, unless the website already shows one. */
export const withBusinessEmail = (document: WebsiteSettings, address: string): WebsiteSettings =>
  showsEmail(document)
    ? document
    : { ...document, business: { ...document.business, emails: [{ id: 'email-1', source: 'typed', address }] } }
