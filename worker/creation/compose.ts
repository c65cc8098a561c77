import { type Business, business as businessFacts } from '../../renderer/document/business.ts'
import { confirmedFacts } from '../../renderer/document/fact-origins.ts'
import { limits } from '../../renderer/document/fields/limits.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import type { ServiceContext } from '../platform/context.ts'
import { isToldToMachine } from '../reading/text.ts'
import { mergeFacts } from './facts/merge-facts.ts'
import type { FactsRead } from './facts/read-facts.ts'
import type { FactsQuestion } from './facts/schema.ts'
import type { ImportedPage } from './import/schema.ts'
import { tellingSentences } from './import/text.ts'
import { resolvePlace } from './places.ts'
import type { CreationAnswers } from './schema.ts'

type Composing = {
  answers: CreationAnswers
  creationId: string
  /** The owner's website, as far as it was read. */
  page?: ImportedPage
}

/** A complete, checked website from the facts in the owner's words. Throws if none could be composed. */
export async function composeCreation(
  ctx: ServiceContext,
  { answers, creationId, page }: Composing,
): Promise<WebsiteSettings> {
  const { business, language } = await readAnswers(ctx, answers)
  const facts = page ? mergeFacts(business, await websiteFacts(page, business, ctx.now().getUTCFullYear())) : business
  return composeFacts(ctx, { answers, creationId, business: facts, language })
}

type Facts = Pick<Composing, 'answers' | 'creationId'> & { business: Business; language: string }

/** The same for known facts. Imported lazily, since the templates are large. */
export async function composeFacts(
  ctx: ServiceContext,
  { answers, creationId, business, language }: Facts,
): Promise<WebsiteSettings> {
  const { composeWebsite } = await import('../../templates/compose/compose.ts')
  const { fontPair, palette, style, sections, trade, link, businessName } = answers
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
    style,
    sections,
    year: now.getUTCFullYear(),
  })
}

type Answers = FactsQuestion & { trade?: string | undefined }

/** The facts in a person's answers, read without a model. Imports the reader and its libraries lazily. */
export async function readAnswers(ctx: ServiceContext, answers: Answers): Promise<FactsRead> {
  const { businessName, businessActivities, businessLocation, contact, corrections, trade } = answers
  const { countryOf, isRegionOf, placeIn, readFacts } = await import('./facts/read-facts.ts')
  const said = { activities: businessActivities, location: businessLocation, contact }
  const hint = countryOf(said)
  const location = businessLocation || placeIn(businessActivities)
  const place = await resolvePlace(ctx, { location, hint, isRegion: isRegionOf(location, hint) })
  return readFacts({
    ...said,
    ...{ corrections, businessName },
    ...{ place, trade, year: ctx.now().getUTCFullYear() },
  })
}

/** An owner who typed at least this many characters has said what the page should say. */
const enoughTyped = 240
/** The limit for sentences from the owner's website, in characters. */
const mostSentences = 600
/**
 * The facts on an owner's website: its linked data, then facts that are read in its text, of which only those with digits count. If the
 * owner typed little, includes the website's sentences.
 */
export async function websiteFacts(page: ImportedPage, typed: Business, year: number): Promise<Business> {
  const { readFacts } = await import('./facts/read-facts.ts')
  const { town, region, country, latitude, longitude } = typed.place
  const place =
    country && latitude !== null && longitude !== null ? { town, region, country, latitude, longitude } : undefined
  const asked = { location: typed.location, ...(place && { place }), year }
  const read = await Promise.all(piecesOf(page.text).map((activities) => readFacts({ activities, ...asked })))
  const said = read.map(({ business }) => business).reduce(mergeFacts, businessFacts.parse({}))
  return mergeFacts(
    page.facts,
    businessFacts.parse(imported(said, typed.activities.length < enoughTyped ? page : undefined)),
  )
}

/** Splits a text into pieces as long as a description, at line ends if possible. */
function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (const line of text.split('\n').flatMap((one) => one.match(longestPieces) ?? [])) {
    const last = pieces.at(-1)
    if (last !== undefined && last.length + line.length < limits.businessDescription)
      pieces[pieces.length - 1] = `${last}\n${line}`
    else pieces.push(line)
  }
  return pieces
}
const longestPieces = new RegExp(`.{1,${limits.businessDescription}}`, 'gsu')

/** `page`: the page whose sentences are included. */
function imported({ services, phones, emails, credentials, since, hours }: Business, page: ImportedPage | undefined) {
  const source = 'imported' as const
  const named = <T extends { id: string }>(facts: readonly T[]) =>
    facts.map((fact) => ({ ...fact, id: `text-${fact.id}`.slice(0, 48), source }))
  const sentences = page ? tellingSentences(page, mostSentences).filter((sentence) => !isToldToMachine(sentence)) : []
  return {
    services: named(services.filter(({ price }) => price !== null)),
    phones: named(phones),
    emails: named(emails),
    credentials: named(credentials),
    since: since && { ...since, source },
    hours: { ...hours, note: '', source },
    sentences: sentences.map((text, index) => ({ id: `website-${index + 1}`, text, source })),
  }
}
