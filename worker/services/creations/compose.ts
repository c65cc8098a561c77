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

/** A whole website of the facts in the owner's words, checked. Throws when none could be made. */
export async function composeCreation(
  ctx: ServiceContext,
  { answers, creationId, known }: Composing,
): Promise<WebsiteSettings> {
  const { business, language } = await readAnswers(ctx, answers)
  return composeFacts(ctx, {
    answers,
    creationId,
    business: known ? withImported(business, known) : business,
    language,
  })
}

type Facts = Pick<Composing, 'answers' | 'creationId'> & { business: Business; language: string }

/** The same from facts that are read already. The templates are large: they load with the first one. */
export async function composeFacts(
  ctx: ServiceContext,
  { answers, creationId, business, language }: Facts,
): Promise<WebsiteSettings> {
  const { composeWebsite } = await import('../../../templates/compose.ts')
  const { fontPair, palette, style, sections, industry, link, businessName } = answers
  return composeWebsite({
    id: creationId,
    businessName,
    business,
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

/** With what the business's own page says where its owner typed nothing. What has no room in a fact is left out. */
function withImported(business: Business, { phone, email, address, hours, socials }: KnownFacts): Business {
  const source = 'imported'
  const fits = (text: string, room: number) => text !== '' && text.length <= room
  const { periods, note, byAppointment } = business.hours
  const hasHours = periods.length > 0 || note !== '' || byAppointment
  const links = socials
    .slice(0, limits.businessLinks)
    .map(({ url }, index) => ({ id: `link-${index + 1}`, source, url }))
  return {
    ...business,
    ...(business.phones.length === 0 &&
      fits(phone, limits.phone) && { phones: [{ id: 'phone-1', source, kind: 'Phone', number: phone }] }),
    ...(business.emails.length === 0 &&
      fits(email, limits.email) && { emails: [{ id: 'email-1', source, address: email }] }),
    ...(business.address.text === '' && fits(address, 256) && { address: { text: address, source } }),
    ...(!hasHours && fits(hours, 512) && { hours: { ...business.hours, note: hours, source } }),
    ...(business.links.length === 0 && { links }),
  } as Business
}
