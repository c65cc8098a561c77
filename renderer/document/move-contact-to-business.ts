type Stored = Record<string, unknown>
type Contact = { phone?: unknown; email?: unknown; address?: unknown; hours?: unknown }

const isObject = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * Documents from before a business had facts keep phone, email, address and hours in their contact section. This step moves them to
 * `business`, from where every section shows them, and leaves the section's own fields blank: they now hold what differs.
 */
export const moveContactToBusiness = {
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
