import type { SectionType } from '../../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { briefIn } from '../../../templates/compose/compose.ts'
import { chooseModel } from '../../adapters/ai/choose-model.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { logFailure } from '../../platform/log/log.ts'
import type { Caller } from '../../platform/owner.ts'
import type { Checking } from '../writing/check-sentence.ts'
import { hidesPronouns } from '../writing/check-writing.ts'
import { pageFacts } from '../writing/page-facts.ts'
import { finishedPage, withRoom, writtenPage } from './finish-page.ts'
import { checkPart, draftPart, type Hearing, rewordedIn } from './page-parts.ts'
import { firstQuestion, type Material, restQuestion } from './page-questions.ts'

type Order = {
  /** The composer's page. Texts that no model writes stay as they are. */
  document: WebsiteSettings
  /** The sections that the owner chose; null if they didn't choose. */
  sections: readonly SectionType[] | null
  /** Whether stock photos will be searched. */
  hasPhotos: boolean
  caller: Caller
}

/** In milliseconds. Whatever isn't written and checked by then keeps the composer's version. */
const timeoutsMs = { written: 20_000, checked: 25_000 }

/**
 * Writes a composed website with a model, if configured: the first view and the rest in two parallel calls. Code and a second call check
 * each sentence. Never throws: failed parts keep the composer's version.
 */
export async function writeWebsite(ctx: ServiceContext, order: Order, hear: Hearing): Promise<WebsiteSettings> {
  if (!hasModel(ctx)) {
    for (const section of order.document.sections) hear.section(section)
    return order.document
  }
  const document = withRoom(order.document, order.sections)
  const { business, businessName, settings } = document
  const { language } = settings
  const facts = pageFacts(business, language)
  const voice = hidesPronouns.test(language) ? 'they' : briefIn(document).voice
  const material: Material = {
    document,
    facts,
    manner: { language, voice },
    hasPhotos: order.hasPhotos,
  }
  const checking: Checking = { business, businessName, facts, language }
  const ends = { written: AbortSignal.timeout(timeoutsMs.written), checked: AbortSignal.timeout(timeoutsMs.checked) }
  const writing = { ctx, document, checking, caller: order.caller, ends, hear }
  const questions = [firstQuestion(material), restQuestion(material)].filter((question) => question !== undefined)
  const drafts = questions.map((question) => draftPart(writing, question))
  const checked = Promise.all(drafts.map(async (draft) => checkPart(writing, await draft)))
  const reworded = Promise.all(drafts).then((all) => rewordedIn(writing, all, material.manner))
  const [parts, words] = await Promise.all([checked, reworded])
  const website = finishedOr(order.document, () =>
    finishedPage(writtenPage(document, parts, checking), { document, composed: order.document, reworded: words }),
  )
  for (const section of website.sections) hear.section(section)
  return website
}

function finishedOr(composed: WebsiteSettings, finish: () => WebsiteSettings): WebsiteSettings {
  try {
    return finish()
  } catch (error) {
    logFailure('writing.unfit', error)
    return composed
  }
}

function hasModel({ env }: ServiceContext): boolean {
  try {
    return chooseModel(env) !== undefined
  } catch (error) {
    logFailure('model.not_configured', error)
    return false
  }
}
