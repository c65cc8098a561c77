import type { WebsiteSettings } from '../document/website-settings.ts'
import { sectionOf } from './page-facts.ts'

/** Absolute URLs of the page with the contact form and of its action. */
export type SentForm = { place: string; endpoint: string }

/** A published page's contact form. Undefined if there is none or it can't be sent. */
export function sentForm(
  document: WebsiteSettings,
  origin: string,
  formEndpoint?: string | null,
): SentForm | undefined {
  const contact = sectionOf(document, 'Contact')
  if (!contact?.content.showForm || typeof formEndpoint !== 'string') return undefined
  return {
    place: `${origin}/#${contact.id}`,
    endpoint: formEndpoint.startsWith('/') ? origin + formEndpoint : formEndpoint,
  }
}
