import type { Business } from '../../../renderer/document/business.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import type { CreationAnswers } from '../../contract/creations.ts'
import { mergeFacts } from '../../creation/merge-facts.ts'
import type { ServiceContext } from '../context.ts'
import { readAnswers } from './read-answers.ts'

type Composing = {
  answers: CreationAnswers
  creationId: string
  /** What the owner's website says of the business. */
  imported?: Business
}

/**
 * A whole website of the owner's facts, checked. Reader and templates are large: they load with the first one. Throws when none could be
 * made.
 */
export async function composeCreation(
  ctx: ServiceContext,
  { answers, creationId, imported }: Composing,
): Promise<WebsiteSettings> {
  const [{ composeWebsite }, { business, language }] = await Promise.all([
    import('../../../templates/compose.ts'),
    readAnswers(ctx, answers),
  ])
  const { fontPair, palette, style, sections, industry, link, businessName } = answers
  return composeWebsite({
    id: creationId,
    businessName,
    business: imported ? mergeFacts(business, imported) : business,
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
