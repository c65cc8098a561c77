import type { FormFields } from '../../../renderer/document/contact-form.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { publishedDocument } from '../../../renderer/published-document.ts'
import { askedFields } from '../../../renderer/sections/contact/asked-fields.ts'

/** What the contact form of a published document asks; undefined where it shows none. */
export function askedForm(document: WebsiteSettings): FormFields | undefined {
  const contact = publishedDocument(document).sections.find((section) => section.type === 'Contact')
  return contact?.content.showForm ? askedFields(contact.content) : undefined
}
