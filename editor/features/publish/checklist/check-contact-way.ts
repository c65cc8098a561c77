import { hrefOnPage, type Link, linkHref } from '../../../../renderer/document/link.ts'
import type { WebsiteSettings } from '../../../../renderer/document/website-settings.ts'
import { pageContactFacts } from '../../../../renderer/facts/contact-facts.ts'
import { sectionOf } from '../../../../renderer/page/page-facts.ts'
import type { Check } from './finding.ts'
import { sectionFields } from './section-fields.ts'

/** Whether visitors can reach the owner. A form is one way, but some visitors would rather call. */
export const checkContactWay: Check = ({ published }) => {
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
  const hasForm = sectionOf(published, 'Contact')?.content.showForm === true
  return [
    {
      severity: hasForm ? 'worth a look' : 'must look at',
      place: 'Business',
      sentence: hasForm
        ? 'Visitors can reach you only through the contact form. Add a phone number or an email address for those who would rather call or write.'
        : 'Visitors have no way to reach you: no phone number, email address, booking link or contact form.',
      path: 'business.phones',
    },
  ]
}

function hasDetails(published: WebsiteSettings): boolean {
  const { phones, emails } = pageContactFacts(published)
  const links = [
    ...phones.map(({ number }) => ({ type: 'Phone', value: number }) as const),
    ...emails.map((value) => ({ type: 'Email', value }) as const),
  ]
  return links.some((link) => linkHref(link) !== undefined)
}
