import type { Business } from '../../../renderer/document/business.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import type { CreationAnswers } from '../../contract/creations.ts'
import type { ImportedPage } from '../../contract/imports.ts'
import { mergeFacts } from '../../creation/merge-facts.ts'
import type { ServiceContext } from '../context.ts'
import { websiteFacts } from '../import/website-facts.ts'
import { readAnswers } from './read-answers.ts'

type Composing = {
  answers: CreationAnswers
  creationId: string
  /** The owner's website, as far as it was read. */
  page?: ImportedPage
}

/** A whole website of the facts in the owner's words, checked. Throws when none could be made. */
export async function composeCreation(
  ctx: ServiceContext,
  { answers, creationId, page }: Composing,
): Promise<WebsiteSettings> {
  const { business, language } = await readAnswers(ctx, answers)
  const facts = page ? mergeFacts(business, await websiteFacts(page, business, ctx.now().getUTCFullYear())) : business
  return composeFacts(ctx, { answers, creationId, business: facts, language })
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
