import type { KnownFacts } from '../../../renderer/document/known-facts.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import type { CreationAnswers } from '../../contract/creations.ts'
import type { ServiceContext } from '../context.ts'
import { readAnswers } from './read-answers.ts'

type Composing = {
  answers: CreationAnswers
  creationId: string
  /** What the business's own page says of it. */
  known?: KnownFacts
  scrapeSummary?: string
}

/**
 * A whole website of the owner's facts and the templates' words, checked. Reader and templates are large: they load with the first one.
 * Throws when none could be made.
 */
export async function composeCreation(
  ctx: ServiceContext,
  { answers, creationId, ...page }: Composing,
): Promise<WebsiteSettings> {
  const [{ composeWebsite }, { business }] = await Promise.all([
    import('../../../templates/compose.ts'),
    readAnswers(ctx, answers),
  ])
  const document = composeWebsite({ ...answers, ...page, id: creationId, year: ctx.now().getUTCFullYear() })
  return { ...document, business }
}
