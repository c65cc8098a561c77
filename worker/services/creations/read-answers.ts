import type { FactsQuestion } from '../../contract/facts.ts'
import type { FactsRead } from '../../creation/facts/read-facts.ts'
import type { ServiceContext } from '../context.ts'
import { resolvePlace } from '../places/resolve-place.ts'

type Answers = FactsQuestion & { industry?: string | undefined }

/** What a person's answers say of their business, without a model. The reader and its libraries load with the first one. */
export async function readAnswers(ctx: ServiceContext, answers: Answers): Promise<FactsRead> {
  const { businessName, businessActivities, businessLocation, contact, dismissed, industry } = answers
  const { countryOf, placeIn, readFacts } = await import('../../creation/facts/read-facts.ts')
  const said = { activities: businessActivities, location: businessLocation, contact }
  const place = await resolvePlace(ctx, {
    location: businessLocation || placeIn(businessActivities),
    hint: countryOf(said),
  })
  return readFacts({
    ...said,
    ...{ dismissed, businessName },
    ...{ place, trade: industry, year: ctx.now().getUTCFullYear() },
  })
}
