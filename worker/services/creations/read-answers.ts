import type { FactsQuestion } from '../../contract/facts.ts'
import type { FactsRead } from '../../creation/facts/read-facts.ts'
import type { ServiceContext } from '../context.ts'
import { resolvePlace } from '../places/resolve-place.ts'

type Answers = FactsQuestion & { industry?: string | undefined }

/** What a person's answers say of their business, without a model. The reader and its libraries load with the first one. */
export async function readAnswers(ctx: ServiceContext, answers: Answers): Promise<FactsRead> {
  const { businessName, businessActivities, businessLocation, contact, dismissed, industry } = answers
  const { readFacts, countryOf } = await import('../../creation/facts/read-facts.ts')
  const said = { activities: businessActivities, location: businessLocation, contact }
  const place = await resolvePlace(ctx, {
    location: businessLocation || townIn(businessActivities),
    hint: countryOf(said),
  })
  return readFacts({
    ...said,
    ...{ dismissed, businessName },
    ...{ place, trade: industry, year: ctx.now().getUTCFullYear() },
  })
}

/** In characters: whoever says in a line what they do may end it with where they do it. */
const longestLine = 60

/** 'Hobart' of 'Calligrapher, Hobart', where the owner names no location apart. */
const townIn = (activities: string): string =>
  activities.trim().length > longestLine
    ? ''
    : (/(?:,| in)\s+(\p{Lu}[\p{L}\p{M}'’ -]{2,30})\.?$/u.exec(activities.trim())?.[1] ?? '')
