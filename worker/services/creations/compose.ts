import type { KnownFacts } from '../../../renderer/document/known-facts.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import type { CreationAnswers } from '../../contract/creations.ts'

type Composing = {
  answers: CreationAnswers
  creationId: string
  /** What the business's own page says of it. */
  known?: KnownFacts
  scrapeSummary?: string
}

/** A whole website of the templates' own words, checked. The templates are large: they load with the first one. Throws when none could be made. */
export async function composeCreation({ answers, creationId, ...page }: Composing): Promise<WebsiteSettings> {
  const { composeWebsite } = await import('../../../templates/compose.ts')
  return composeWebsite({ ...answers, ...page, id: creationId, year: new Date().getUTCFullYear() })
}
