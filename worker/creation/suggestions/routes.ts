import { type Context, Hono } from 'hono'
import { findSession } from '../../accounts/sessions/sessions.ts'
import type { ApiEnv, ServiceContext } from '../../platform/context.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { limitRate } from '../../platform/http/middleware.ts'
import { describe, jsonBody } from '../../platform/http/route.ts'
import type { Caller } from '../../platform/owner.ts'
import { askForIdeas, askForLooks, askForNames } from '../generation/suggest.ts'
import { heldCreation } from '../routes.ts'
import { findHeldRow } from '../rows.ts'
import { creationAnswers } from '../schema.ts'
import {
  type IdeaWishes,
  ideasAtOnce,
  ideaWishes,
  type LookWishes,
  lookWishes,
  type NameWishes,
  namesAtOnce,
  nameWishes,
  type SuggestedLooks,
  suggestedIdeas,
  suggestedLooks,
  suggestedNames,
} from './schema.ts'

const errors = ['invalid_request' as const]

/** Suggestions for the wizard and the public tools. Public. */
export const suggestionRoutes = new Hono<ApiEnv>()
  .use(limitRate('COSTLY_LIMIT', 'suggestions '))
  .post(
    '/names',
    describe({ summary: 'Suggest twelve business names', answers: { 200: suggestedNames }, errors }),
    jsonBody(nameWishes),
    async (c) =>
      c.json(
        { names: await suggestNames(c.get('services'), await withSummary(c, c.req.valid('json')), await caller(c)) },
        200,
      ),
  )
  .post(
    '/ideas',
    describe({ summary: 'Suggest ten business ideas', answers: { 200: suggestedIdeas }, errors }),
    jsonBody(ideaWishes),
    async (c) => c.json({ ideas: await suggestIdeas(c.get('services'), c.req.valid('json'), await caller(c)) }, 200),
  )
  .post(
    '/looks',
    describe({
      summary: 'Suggest fonts and colors with the model',
      description:
        'The ids of all font pairs and palettes, the best first. Null without a model, beyond its budget, or when it fails.',
      answers: { 200: suggestedLooks.nullable() },
      errors,
    }),
    jsonBody(lookWishes),
    async (c) =>
      c.json(await suggestLooks(c.get('services'), await withSummary(c, c.req.valid('json')), await caller(c)), 200),
  )

async function withSummary<Wishes extends { link: string }>(c: Context<ApiEnv>, wishes: Wishes) {
  const held = heldCreation(c)
  return { ...wishes, scrapeSummary: await findKnownSummary(c.get('services'), { link: wishes.link, held }) }
}

async function caller(c: Context<ApiEnv>) {
  const services = c.get('services')
  const { headers } = c.req.raw
  const person = await findSession(services, headers)
  return callerOf(services, headers, person?.user)
}

/**
 * The summary of a business's own page; blank without one. Only the browser's creation has read a page, so its summary counts if the link
 * is the same. Fetches nothing.
 */
async function findKnownSummary(
  ctx: ServiceContext,
  { link, held }: { link: string; held: string | undefined },
): Promise<string> {
  if (link === '') return ''
  const row = await findHeldRow(ctx, held)
  if (!row?.scrapeSummary) return ''
  return creationAnswers.safeParse(JSON.parse(row.answers)).data?.link === link ? row.scrapeSummary : ''
}

/** Ten business ideas, preferably not in `taken`: the model's good ones, then the composer's. */
async function suggestIdeas(ctx: ServiceContext, wishes: IdeaWishes, caller: Caller): Promise<string[]> {
  const { businessLocation: location, interests, taken } = wishes
  const asked = await askForIdeas(ctx, { interests, location, taken: toldTo(taken) }, caller)
  const { composeIdeas } = await import('../../../templates/suggestions/ideas.ts')
  return filledUp({ asked, taken, count: ideasAtOnce }, (count, shown) =>
    composeIdeas({ ...wishes, taken: shown, count }),
  )
}

/** Twelve business names, preferably not in `taken`: the model's good ones, then the composer's. */
async function suggestNames(
  ctx: ServiceContext,
  wishes: NameWishes & { scrapeSummary: string },
  caller: Caller,
): Promise<string[]> {
  const { taken, trade = '', link: _, ...business } = wishes
  const asked = await askForNames(ctx, { ...business, trade, taken: toldTo(taken) }, caller)
  const { composeNames } = await import('../../../templates/suggestions/names.ts')
  return filledUp({ asked, taken, count: namesAtOnce }, (count, shown) =>
    composeNames({ ...wishes, taken: shown, count }),
  )
}

async function suggestLooks(
  ctx: ServiceContext,
  wishes: LookWishes & { scrapeSummary: string },
  caller: Caller,
): Promise<SuggestedLooks | null> {
  const { trade = '', link: _, ...business } = wishes
  return (await askForLooks(ctx, { ...business, trade }, caller)) ?? null
}

type SuggestionOrder = {
  /** A model's suggestions, if configured. */
  asked: readonly string[] | undefined
  /** Suggestions already shown. */
  taken: readonly string[]
  count: number
}

/** How many shown suggestions the model gets. More would cost more than they help. */
const maxListedNames = 48
const toldTo = (taken: readonly string[]) => taken.slice(-maxListedNames)

/**
 * The given number of distinct suggestions that aren't taken: the model's, then the composer's. `compose` gets the missing number and the
 * names to avoid.
 */
function filledUp(
  { asked = [], taken, count }: SuggestionOrder,
  compose: (count: number, taken: readonly string[]) => readonly string[],
): string[] {
  const seen = new Set(taken.map((one) => one.toLowerCase()))
  const fresh = new Map(asked.filter((one) => !seen.has(one.toLowerCase())).map((one) => [one.toLowerCase(), one]))
  const first = [...fresh.values()].slice(0, count)
  return first.length === count ? first : [...first, ...compose(count - first.length, [...taken, ...first])]
}
