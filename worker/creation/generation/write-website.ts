import type { Section, SectionType } from '../../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { briefIn } from '../../../templates/compose/compose.ts'
import { chooseModel } from '../../adapters/ai/choose-model.ts'
import { askForParts } from '../../model/ask-model.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { logEvent, logFailure } from '../../platform/log/log.ts'
import type { Caller } from '../../platform/owner.ts'
import type { Checking } from '../writing/check-sentence.ts'
import { hidesPronouns } from '../writing/check-writing.ts'
import { pageFacts } from '../writing/page-facts.ts'
import { isInLanguage } from './answer-language.ts'
import { withAnswers } from './apply-answers.ts'
import { droppedByModel, problemsIn } from './check-texts.ts'
import { type Answers, finishedPage, type WrittenPart, withRoom } from './finish-page.ts'
import type { PageLabel } from './page-labels.ts'
import { firstQuestion, type Material, type PageQuestion, restQuestion } from './page-questions.ts'
import type { Slot } from './page-slots.ts'
import { type PageText, textsIn, withoutTexts } from './page-texts.ts'

type Order = {
  /** The composer's page. Texts that no model writes stay as they are. */
  document: WebsiteSettings
  /** The sections that the owner chose; null for no choice. */
  sections: readonly SectionType[] | null
  /** Whether stock photos will be searched. */
  hasPhotos: boolean
  caller: Caller
}

type Hearing = {
  /** A section's texts are written. May be reported again after the check of the whole page. */
  section: (section: Section) => void
  /** Search words for stock photos, for the top of the page first. */
  photos?: (words: readonly string[]) => void
  /** How many texts of a part were checked and dropped. */
  checked?: (counts: CheckedCounts) => void
}

export type CheckedCounts = { texts: number; byCode: number; byModel: number }

/** In milliseconds, until what is written and checked counts. All else keeps the composer's version. */
const patience = { written: 20_000, checked: 25_000 }

/**
 * Writes a composed website with a model, if configured: the first view and the rest in two parallel calls, each checked sentence by
 * sentence, by code and in a second call. Never throws: what failed keeps the composer's version.
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
  const ends = { written: AbortSignal.timeout(patience.written), checked: AbortSignal.timeout(patience.checked) }
  const writing = { ctx, document, checking, caller: order.caller, ends, hear }
  const parts = await Promise.all(
    [firstQuestion(material), restQuestion(material)].flatMap((question) =>
      question ? writePart(writing, question) : [],
    ),
  )
  const website = finishedOr(order.document, () =>
    finishedPage(document, parts, { composed: order.document, checking }),
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

type Writing = {
  ctx: ServiceContext
  document: WebsiteSettings
  checking: Checking
  caller: Caller
  ends: { written: AbortSignal; checked: AbortSignal }
  hear: Hearing
}

/** Asks for a part of the page and checks it. Reports its sections as they arrive, checked by code. */
async function writePart(writing: Writing, question: PageQuestion): Promise<WrittenPart> {
  const { ctx, document, checking, caller, ends, hear } = writing
  const { slots } = question
  const arrived = new Map<string, unknown>()
  const told = new Set<string>()
  const take = (name: string, value: unknown) => {
    arrived.set(name, value)
    const id = name.split('.')[0] ?? ''
    const own = slots.filter(({ path }) => path.startsWith(`${id}.`))
    const section = document.sections.find((one) => one.id === id)
    if (!section || told.has(id) || !own.every(({ path }) => arrived.has(path))) return
    told.add(id)
    const problems = problemsIn(textsOf(own, arrived), checking)
    hear.section(withAnswers(section, own, keptAnswers(own, arrived, problems), checking.language))
  }
  const nothing: WrittenPart = { answers: new Map(), told: [] }
  try {
    await askForParts(ctx, question, caller, take, ends.written).catch((error) =>
      logEvent('writing.late', { cause: String(error) }),
    )
    const texts = [...textsOf(slots, arrived), ...labelTextsOf(question.labels, arrived)]
    if (!isInLanguage(texts.map(({ text }) => text).join(' '), checking.business.activities, checking.language))
      return nothing
    const problems = problemsIn(texts, checking)
    // Only the kind of problem: the words may be a person's name.
    for (const [what, problem] of problems) logEvent('writing.rejected', { what, cause: problem.replace(/ \S+$/, '') })
    const left = texts.filter(({ key }) => !problems.has(key))
    const unsupported = await droppedByModel(ctx, left, { checking, caller, signal: ends.checked })
    hear.checked?.({ texts: texts.length, byCode: problems.size, byModel: unsupported.size })
    const isDropped = new Set([...problems.keys(), ...unsupported])
    const isRefused = texts.length > 0 && isDropped.size === texts.length
    if (!isRefused && arrived.has('photos')) hear.photos?.(arrived.get('photos') as string[])
    return {
      answers: keptAnswers(slots, arrived, isDropped),
      told: texts.filter(({ key }) => !isDropped.has(key)),
    }
  } catch (error) {
    logFailure('writing.not_checked', error, { what: question.kind })
    return nothing
  }
}

const labelTextsOf = (labels: readonly PageLabel[], arrived: Answers): PageText[] =>
  labels.flatMap(({ name }) =>
    arrived.has(name) ? [{ key: name, role: 'label', text: String(arrived.get(name)), facts: [] }] : [],
  )

const textsOf = (slots: readonly Slot[], arrived: Answers): PageText[] =>
  slots.flatMap((slot) => (arrived.has(slot.path) ? textsIn(slot, arrived.get(slot.path)) : []))

/** Without the texts whose keys were dropped. */
function keptAnswers(slots: readonly Slot[], arrived: Answers, dropped: { has: (key: string) => boolean }): Answers {
  const isDropped = (key: string) => dropped.has(key)
  const kept = slots
    .filter(({ path }) => arrived.has(path))
    .map((slot) => [slot.path, withoutTexts(slot, arrived.get(slot.path), isDropped)] as const)
  return new Map([...[...arrived].filter(([name]) => !isDropped(name)), ...kept])
}
