import type { KnownFacts } from '../../../renderer/document/known-facts.ts'
import { type WebsiteSettings, websiteSettings } from '../../../renderer/document/website-settings.ts'
import type { CreationAnswers } from '../../contract/creations.ts'
import { chooseAi } from '../../providers/choose.ts'
import type { ServiceContext } from '../context.ts'

type Composing = { answers: CreationAnswers; creationId: string; known?: KnownFacts }

/** A whole website of the templates' own words, checked. Throws when none could be made. */
export async function composeCreation(
  { env }: Pick<ServiceContext, 'env'>,
  { answers, creationId, known }: Composing,
): Promise<WebsiteSettings> {
  const composed = await chooseAi(env).composeWebsite({ ...answers, id: creationId, ...(known && { known }) })
  return websiteSettings.parse(composed)
}
