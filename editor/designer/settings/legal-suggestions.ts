import type { LegalSettings } from '../../../renderer/document/legal.ts'
import { limits } from '../../../renderer/document/limits.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { sectionOf } from '../../../renderer/page/page-facts.ts'

type Suggestions = Partial<Pick<LegalSettings, 'owner' | 'address' | 'email' | 'phone'>>

/**
 * What the website says elsewhere that the pages about the law lack: only for what is blank, and only where there is something. The
 * pages show the business's own facts anyway.
 */
export function legalSuggestions(document: WebsiteSettings): Suggestions {
  const { legal, companyName } = document.settings
  const { address, emails, phones } = document.business
  const contact = sectionOf(document, 'Contact')?.content
  const unlessKnown = (fact: string | undefined, own: string | undefined) => (fact?.trim() ? '' : (own?.trim() ?? ''))
  const known = {
    owner: (companyName.trim() || document.businessName).slice(0, limits.legalOwner),
    address: unlessKnown(address.text, contact?.address).slice(0, limits.legalAddress),
    email: unlessKnown(emails[0]?.address, contact?.email),
    phone: unlessKnown(phones[0]?.number, contact?.phone),
  }
  const names = Object.keys(known) as (keyof typeof known)[]
  return Object.fromEntries(
    names.filter((name) => legal[name].trim() === '' && known[name] !== '').map((name) => [name, known[name]]),
  )
}
