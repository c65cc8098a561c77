import type { Business } from '../../../renderer/document/business.ts'
import type { KnownFacts } from '../../../renderer/document/known-facts.ts'
import { limits } from '../../../renderer/document/limits.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import type { CreationAnswers } from '../../contract/creations.ts'

type Composing = {
  answers: CreationAnswers
  creationId: string
  /** What the business's own page says of it. */
  known?: KnownFacts
}

/** A whole website from the owner's words, checked. The templates are large: they load with the first one. Throws when none could be made. */
export async function composeCreation({ answers, creationId, known }: Composing): Promise<WebsiteSettings> {
  const [{ composeWebsite }, { businessFromAnswers }] = await Promise.all([
    import('../../../templates/compose.ts'),
    import('../../../templates/compose/business-from-answers.ts'),
  ])
  const business = { ...businessFromAnswers(answers), ...(known && factsOf(known)) }
  const { fontPair, palette, style, sections, industry, link, businessName } = answers
  return composeWebsite({
    id: creationId,
    businessName,
    business,
    language: 'en',
    industry,
    link,
    fontPair,
    palette,
    style,
    sections,
    year: new Date().getUTCFullYear(),
  })
}

/** What the business's own page says of it, as facts. What has no room in one is left out. */
function factsOf({ phone, email, address, hours, socials }: KnownFacts): Partial<Business> {
  const source = 'imported'
  const fits = (text: string, room: number) => (text.length <= room ? text : '')
  return {
    phones: fits(phone, limits.phone) === '' ? [] : [{ id: 'phone-1', source, kind: 'Phone', number: phone }],
    emails: fits(email, limits.email) === '' ? [] : [{ id: 'email-1', source, address: email }],
    address: { text: fits(address, 256), source },
    hours: { periods: [], closed: [], byAppointment: false, note: fits(hours, 512), source },
    links: socials.slice(0, limits.businessLinks).map(({ url }, index) => ({ id: `link-${index + 1}`, source, url })),
  }
}
