import type { Business } from '../../../renderer/document/business.ts'
import type { KnownFacts } from '../../../renderer/document/known-facts.ts'
import { limits } from '../../../renderer/document/limits.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import type { CreationAnswers } from '../../contract/creations.ts'
import type { ServiceContext } from '../context.ts'
import { readAnswers } from './read-answers.ts'

type Composing = {
  answers: CreationAnswers
  creationId: string
  /** What the business's own page says of it. */
  known?: KnownFacts
}

/**
 * A whole website from the owner's facts, checked. Reader and templates are large: they load with the first one. Throws when none could be
 * made.
 */
export async function composeCreation(
  ctx: ServiceContext,
  { answers, creationId, known }: Composing,
): Promise<WebsiteSettings> {
  const [{ composeWebsite }, { business, language }] = await Promise.all([
    import('../../../templates/compose.ts'),
    readAnswers(ctx, answers),
  ])
  const { fontPair, palette, style, sections, industry, link, businessName } = answers
  return composeWebsite({
    id: creationId,
    businessName,
    business: known ? withKnown(business, known) : business,
    language,
    industry,
    link,
    fontPair,
    palette,
    style,
    sections,
    year: ctx.now().getUTCFullYear(),
  })
}

/** What the business's own page says of it, where the owner said nothing. What has no room in a fact is left out. */
function withKnown(business: Business, { phone, email, address, hours, socials }: KnownFacts): Business {
  const source = 'imported'
  const fits = (text: string, room: number) => text !== '' && text.length <= room
  const { phones, emails, links } = business
  const hasHours = business.hours.periods.length > 0 || business.hours.note !== '' || business.hours.byAppointment
  return {
    ...business,
    phones:
      phones.length === 0 && fits(phone, limits.phone)
        ? [{ id: 'phone-1', source, kind: 'Phone', number: phone }]
        : phones,
    emails: emails.length === 0 && fits(email, limits.email) ? [{ id: 'email-1', source, address: email }] : emails,
    address: business.address.text === '' && fits(address, 256) ? { text: address, source } : business.address,
    hours: hasHours || !fits(hours, 512) ? business.hours : { ...business.hours, note: hours, source },
    links:
      links.length === 0
        ? socials.slice(0, limits.businessLinks).map(({ url }, index) => ({ id: `link-${index + 1}`, source, url }))
        : links,
  }
}
