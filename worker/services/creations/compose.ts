import type { Business } from '../../../renderer/document/business.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import type { CreationAnswers } from '../../contract/creations.ts'
import { mergeFacts } from '../../creation/merge-facts.ts'

type Composing = {
  answers: CreationAnswers
  creationId: string
  /** What the owner's website says of the business. */
  imported?: Business
}

/** A whole website from the owner's words, checked. The templates are large: they load with the first one. Throws when none could be made. */
export async function composeCreation({ answers, creationId, imported }: Composing): Promise<WebsiteSettings> {
  const [{ composeWebsite }, { businessFromAnswers }] = await Promise.all([
    import('../../../templates/compose.ts'),
    import('../../../templates/compose/business-from-answers.ts'),
  ])
  const typed = businessFromAnswers(answers)
  const business = imported ? mergeFacts(typed, imported) : typed
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
