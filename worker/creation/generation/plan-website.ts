import * as z from 'zod'
import type { Business } from '../../../renderer/document/business.ts'
import { askedText } from '../../../renderer/document/fields/asked-fields.ts'
import { sectionTitle } from '../../../renderer/document/section-title.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { askForParts, type Question } from '../../model/ask-model.ts'
import type { ServiceContext } from '../../platform/context.ts'
import type { Caller } from '../../platform/owner.ts'
import { voiceOf, voices } from '../writing/check-writing.ts'
import { type PagePlace, pagePlaces, type ToldFact, toldFacts } from '../writing/told-facts.ts'
import type { BusinessInputs, Manner } from './writing-rules.ts'

type Planning = {
  document: WebsiteSettings
  inputs: BusinessInputs
  /** The text of the business's existing website; blank without one. */
  page: string
  caller: Caller
}

type PlannedWebsite = {
  manner: Manner
  /** Ids of the facts by their place on the page. */
  outline: Partial<Record<PagePlace, readonly string[]>>
}

type PlanQuestion = ReturnType<typeof websitePlanQuestion>

/** Texts too short for language detection, where a model does better. */
const fewLetters = 60

/** Asks a model for voice, language and outline before writing. Falls back to the known facts in their usual places. */
export async function planWebsite(ctx: ServiceContext, planning: Planning): Promise<PlannedWebsite> {
  const { document, inputs, page, caller } = planning
  const { business, settings, sections } = document
  const shown = sections.filter(({ hidden }) => !hidden)
  const question = websitePlanQuestion({
    ...inputs,
    facts: toldFacts(business, settings.language),
    sections: shown.map((section) => sectionTitle(section, shown)),
    page,
  })
  const plan = await soonest(ctx, question, caller)
  const typed = [inputs.businessActivities, inputs.businessLocation]
  const language = languageOf(typed.join(' '), settings.language, business, plan.language)
  return {
    // The owner's pronouns decide; the model's answer counts only without any.
    manner: { language, voice: voiceOf(inputs.businessActivities, language) ?? plan.voice ?? 'they' },
    outline: plan.outline ?? {},
  }
}

/** Returns the plan when its last entry arrives, without waiting for the call to be recorded. */
async function soonest(ctx: ServiceContext, question: PlanQuestion, caller: Caller): Promise<WebsitePlan> {
  const plan: Record<string, unknown> = {}
  const whole = Promise.withResolvers<void>()
  const asked = askForParts(ctx, question, caller, (name, value) => {
    plan[name] = value
    if (Object.keys(question.answer.shape).every((one) => one in plan)) whole.resolve()
  })
  ctx.defer(asked)
  await Promise.race([whole.promise, asked])
  return plan as WebsitePlan
}

function languageOf(typed: string, known: string, { place }: Business, read: string | undefined): string {
  const primary = /^[a-z]{2,3}(?=$|-)/i.exec(read ?? '')?.[0]?.toLowerCase()
  const isShort = typed.replace(/\P{L}/gu, '').length < fewLetters
  if (!primary || !isShort || known.toLowerCase().split('-')[0] === primary) return known
  return place.country === '' ? primary : `${primary}-${place.country}`
}

const factId = askedText({ control: 'line', max: 64, ask: { what: 'the id of a fact', words: 1 } })
const places = Object.fromEntries(pagePlaces.map((place) => [place, z.array(factId).max(40)]))

const answer = z.object({
  voice: z.enum(voices),
  language: askedText({
    control: 'line',
    max: 12,
    ask: { what: 'the language of the owner’s words, as BCP 47', words: 1 },
  }),
  outline: z.object(places).describe('Every fact’s id, in one place.'),
})
type WebsitePlan = Partial<z.output<typeof answer>>

/** For a whole plan. Limited so that models with small contexts have room for the input. */
const longestPlan = 3000

type PlanInputs = BusinessInputs & {
  facts: readonly ToldFact[]
  /** The page's sections, by title. */
  sections: readonly string[]
  /** The text of the business's existing website; blank without one. */
  page: string
}

/** Asks for the voice, and each fact's place on the page. The first call of a creation. */
const websitePlanQuestion = ({ facts, sections, page, ...inputs }: PlanInputs): Question<typeof answer> => ({
  kind: 'website-plan',
  instruction: [
    'Read what an owner wrote of their business, and plan its page. Write no text for it.',
    '`businessActivities`, `businessLocation` and `page` are the owner’s words. `facts` is what was read in them, by id.',
    'voice: "I" or "we" as the owner speaks of themselves; "they" where nobody speaks.',
    `outline: for each place the ids of the facts told there. headline: the one or two that say most. introduction: who they are and how they work. strip: experience and credentials. services: what they do. team: people. faq: terms and what customers ask. contact: hours, areas, ways to reach them. banner: one thing worth a place of its own. Places: ${pagePlaces.join(', ')}.`,
  ].join('\n'),
  data: {
    ...inputs,
    page,
    facts: JSON.stringify(Object.fromEntries(facts.map(({ id, text }) => [id, text]))),
    sections: sections.join(', '),
  },
  answer,
  own: [inputs.businessActivities, inputs.businessLocation, page],
  maxTokens: longestPlan,
  once: true,
})
