import { type WebsiteSettings, websiteSettings } from './website-settings.ts'

type Stored = Record<string, unknown>
type Step = {
  name: string
  /** Whether a document has the old shape. The version number isn't enough, since '1.0' has changed. */
  applies: (document: Stored) => boolean
  upgrade: (document: Stored) => Stored
}

type Contact = { phone?: unknown; email?: unknown; address?: unknown; hours?: unknown }

const isObject = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * Old documents have phone, email, address and hours in their contact section. Moves them to `business`, which all
 * sections use. The section's own fields become blank, since they are now overrides.
 */
const moveContactToBusiness = {
  name: 'move contact details to the business',
  applies: ({ business, sections }: Stored): boolean => Array.isArray(sections) && !hasFacts(business),
  upgrade: (document: Stored): Stored => {
    const sections = document.sections as readonly unknown[]
    const contact = sections.find(isContact)
    if (!contact) return { ...document, business: { ...before(document), phones: [] } }
    const { phone, email, address, hours } = contact.content as Contact
    return {
      ...document,
      business: {
        ...before(document),
        phones: textOf(phone) === '' ? [] : [{ id: 'phone-1', number: textOf(phone) }],
        emails: textOf(email) === '' ? [] : [{ id: 'email-1', address: textOf(email) }],
        address: { text: textOf(address) },
        hours: { note: textOf(hours) },
      },
      sections: sections.map((section) =>
        section === contact
          ? { ...contact, content: { ...(contact.content as Stored), phone: '', email: '', address: '', hours: '' } }
          : section,
      ),
    }
  },
}

const hasFacts = (business: unknown) => isObject(business) && 'phones' in business
const before = ({ business }: Stored) => (isObject(business) ? business : {})
const isContact = (section: unknown): section is Stored =>
  isObject(section) && section.type === 'Contact' && isObject(section.content)

/** One step per schema change, oldest first. */
const migrations: Step[] = [moveContactToBusiness]

/** Parses a stored document of any version. Throws zod's error for invalid documents. */
export const parseDocument = (stored: unknown): WebsiteSettings =>
  websiteSettings.parse(upgradeDocument(stored, migrations))

export function upgradeDocument(stored: unknown, along: readonly Step[] = migrations): unknown {
  if (typeof stored !== 'object' || stored === null) return stored
  return along.reduce(
    (document, step) => (step.applies(document) ? step.upgrade(document) : document),
    stored as Stored,
  )
}
