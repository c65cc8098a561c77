import type { Business } from '../../../renderer/document/business.ts'
import { sectionTitle } from '../../../renderer/document/section-title.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import type { Caller } from '../../contract/creations.ts'
import { addFoundFacts } from '../../creation/writing/add-found-facts.ts'
import { voiceOf } from '../../creation/writing/check-writing.ts'
import { type PagePlace, pagePlaces } from '../../creation/writing/outline.ts'
import { toldFacts } from '../../creation/writing/told-facts.ts'
import type { ServiceContext } from '../context.ts'
import { askForParts } from './ask-model.ts'
import type { BusinessInputs } from './business-inputs.ts'
import { type WebsitePlan, websitePlanQuestion } from './prompts/website-plan.ts'
import type { Manner } from './prompts/writing-rules.ts'

type Planning = {
  document: WebsiteSettings
  inputs: BusinessInputs
  /** The text of the business's website; blank without one. */
  page: string
  /** Keys of facts that the owner removed. */
  dismissed: readonly string[]
  caller: Caller
}

export type PlannedWebsite = {
  /** With the facts that a model found, each of them in the owner's words. */
  business: Business
  manner: Manner
  /** Ids of told facts by their place on the page. */
  outline: Partial<Record<PagePlace, readonly string[]>>
}

type PlanQuestion = ReturnType<typeof websitePlanQuestion>

/** Too little for a program to tell languages apart by: there a model knows better. */
const fewLetters = 60

/** Asks a model for facts, voice, language and outline before anything is written. Without an answer: known facts in their usual places. */
export async function planWebsite(ctx: ServiceContext, planning: Planning): Promise<PlannedWebsite> {
  const { document, inputs, page, dismissed, caller } = planning
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
  const merged = addFoundFacts({ business, found: plan.facts ?? [], texts: [...typed, page], language, dismissed })
  return {
    business: merged.business,
    // The owner's pronouns decide; the model decides only without them.
    manner: { language, voice: voiceOf(inputs.businessActivities, language) ?? plan.voice ?? 'they' },
    outline: withIds(plan.outline ?? {}, merged.ids),
  }
}

/** Returns the plan as soon as its last entry arrives: everything else waits for it, the record of its cost need not. */
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

const withIds = (outline: NonNullable<WebsitePlan['outline']>, ids: ReadonlyMap<string, string>) =>
  Object.fromEntries(
    pagePlaces.map((place) => [
      place,
      ((outline as PlannedWebsite['outline'])[place] ?? []).map((id) => ids.get(id) ?? id),
    ]),
  )
