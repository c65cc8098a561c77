import type { Business } from '../../renderer/document/business.ts'
import { confirmedFacts } from '../../renderer/document/fact-origins.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import type { OpeningLook } from '../../templates/compose/brief.ts'
import type { ServiceContext } from '../platform/context.ts'
import { mergeFacts } from './facts/merge-facts.ts'
import type { FactsAsked, FactsRead } from './facts/read-facts.ts'
import type { FactsQuestion } from './facts/schema.ts'
import type { ImportedPage } from './import/schema.ts'
import { locateAreas, placesSaid } from './locate-areas.ts'
import { resolvePlace } from './places.ts'
import type { CreationAnswers } from './schema.ts'

/** The parts of a request's context that composing uses. */
export type Composing = Pick<ServiceContext, 'env' | 'now'>

type Order = {
  answers: CreationAnswers
  creationId: string
  /** What could be read of the owner's website. */
  page?: ImportedPage
  /** The opening and palette of the trade's latest website in the town; none by default. */
  findNeighbor?: (named: { businessName: string; business: Business }) => Promise<OpeningLook | undefined>
}

/** A complete, checked website from the facts in the owner's words. Throws if none could be composed. */
export async function composeCreation(ctx: Composing, { page, ...order }: Order): Promise<WebsiteSettings> {
  const { answers } = order
  const { business, language } = await readAnswers(ctx, answers)
  const facts = page ? mergeFacts(business, await factsOfWebsite(ctx, page, business)) : business
  return composeFacts(ctx, { ...order, business: await locateAreas(ctx, facts), language })
}

/** Imported lazily, like the reader. */
async function factsOfWebsite(ctx: Composing, page: ImportedPage, typed: Business): Promise<Business> {
  const { websiteFacts } = await import('./import/website-facts.ts')
  return websiteFacts(page, typed, ctx.now().getUTCFullYear())
}

type Facts = Omit<Order, 'page'> & { business: Business; language: string }

/** The same, from known facts. Imported lazily, since the templates are large. */
export async function composeFacts(
  ctx: Composing,
  { answers, creationId, business, language, findNeighbor }: Facts,
): Promise<WebsiteSettings> {
  const { composeWebsite } = await import('../../templates/compose/compose.ts')
  const { fontPair, palette, sections, trade, link, businessName } = answers
  const now = ctx.now()
  return composeWebsite({
    id: creationId,
    businessName,
    business: confirmedFacts(business, now.toISOString().slice(0, 10)),
    language,
    trade,
    link,
    fontPair,
    palette,
    sections,
    year: now.getUTCFullYear(),
    neighbor: await findNeighbor?.({ businessName, business }),
  })
}

type Answers = FactsQuestion & { trade?: string | undefined }

/** The facts in a person's answers, including those a model has already read. Imports the reader and its libraries lazily. */
export async function readAnswers(ctx: Composing, answers: Answers): Promise<FactsRead> {
  const { readFacts } = await import('./facts/read-facts.ts')
  return readFacts(await askedIn(ctx, answers))
}

/** The reader's input: a person's answers and the place they name. */
export async function askedIn(ctx: Composing, answers: Answers): Promise<FactsAsked> {
  const { businessName, businessActivities, businessLocation, contact, corrections, reading, trade } = answers
  const { countryOf, isRegionOf, placeIn } = await import('./facts/read-facts.ts')
  const said = { activities: businessActivities, location: businessLocation, contact }
  const hint = countryOf(said)
  const where = businessLocation || placeIn(businessActivities)
  const place = await resolvePlace(ctx, { location: where, hint, isRegion: isRegionOf(where, hint) })
  const nearby = place ? await placesSaid(ctx, businessActivities, place) : []
  return { ...said, corrections, reading, businessName, place, nearby, trade, year: ctx.now().getUTCFullYear() }
}
