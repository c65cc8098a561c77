import { hrefOnPage, type Link, linkHref } from '../../../../renderer/document/link.ts'
import type { WebsiteSettings } from '../../../../renderer/document/website-settings.ts'
import { sectionOf } from '../../../../renderer/page/page-facts.ts'
import type { Check } from './finding.ts'
import { sectionFields } from './section-fields.ts'

/** Whether a visitor who wants something finds any way to say so. A form is one, and some would rather call. */
export const checkContactWay: Check = ({ draft, published }) => {
  if (
    hasDetails(published) ||
    sectionFields(published).some(({ field, value }) => {
      if (field.control !== 'link') return false
      const link = value as Link
      const leadsAway = link.type === 'Email' || link.type === 'Phone' || (field.needed && link.type === 'Web')
      return leadsAway && hrefOnPage(link, published.sections) !== undefined
    })
  )
    return []
  const contact = sectionOf(draft, 'Contact')
  const header = sectionOf(draft, 'Header')
  const hasForm = sectionOf(published, 'Contact')?.content.showForm === true
  return [
    {
      severity: hasForm ? 'worth a look' : 'must look at',
      place: 'Contact',
      sentence: hasForm
        ? 'Visitors can reach you by the contact form alone: some would rather call, or write from their own mail program.'
        : 'Visitors find no way to reach you: no phone number, no e-mail address, no booking link and no contact form.',
      path: contact ? (contact.hidden ? contact.id : `${contact.id}.phone`) : `${header?.id}.button`,
    },
  ]
}

function hasDetails(published: WebsiteSettings): boolean {
  const contact = sectionOf(published, 'Contact')?.content
  if (!contact) return false
  return [{ type: 'Phone', value: contact.phone } as const, { type: 'Email', value: contact.email } as const].some(
    (link) => linkHref(link) !== undefined,
  )
}
