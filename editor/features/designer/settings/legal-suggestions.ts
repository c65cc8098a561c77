import type { LegalSettings } from '../../../../renderer/document/legal.ts'
import { limits } from '../../../../renderer/document/limits.ts'
import type { WebsiteSettings } from '../../../../renderer/document/website-settings.ts'
import { sectionOf } from '../../../../renderer/page/page-facts.ts'

type Suggestions = Partial<Pick<LegalSettings, 'owner' | 'address' | 'email' | 'phone'>>

/** What the website says elsewhere that the pages about the law lack: only for what is blank, and only where there is something. */
export function legalSuggestions(document: WebsiteSettings): Suggestions {
  const { legal, companyName } = document.settings
  const contact = sectionOf(document, 'Contact')?.content
  const known = {
    owner: (companyName.trim() || document.businessName).slice(0, limits.legalOwner),
    address: (contact?.address.trim() ?? '').slice(0, limits.legalAddress),
    email: contact?.email.trim() ?? '',
    phone: contact?.phone.trim() ?? '',
  }
  const names = Object.keys(known) as (keyof typeof known)[]
  return Object.fromEntries(
    names.filter((name) => legal[name].trim() === '' && known[name] !== '').map((name) => [name, known[name]]),
  )
}
