import { withWriting } from '../../../renderer/document/edits/with-writing.ts'
import type { Section } from '../../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { chooseModel } from '../../adapters/ai/choose-model.ts'
import { askForParts } from '../../model/ask-model.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { logFailure } from '../../platform/log/log.ts'
import type { Caller } from '../../platform/owner.ts'
import { restoreFacts } from '../writing/keeps-facts.ts'
import { type KnownWords, knownWords } from '../writing/known-words.ts'
import { outlineFor, toldFacts } from '../writing/told-facts.ts'
import { planWebsite } from './plan-website.ts'
import { type Material, partOf, type WebsitePart, websitePartNames, websiteQuestion } from './website-question.ts'
import { checkedPart, writePage } from './write-page.ts'
import type { BusinessInputs } from './writing-rules.ts'

type Order = {
  /** The composer's page. Texts that no model writes stay as they are. */
  document: WebsiteSettings
  inputs: BusinessInputs
  caller: Caller
  /** The text of the business's existing page, verbatim; blank without one. */
  page?: string
  /** Composes the page again in another language. */
  recompose?: (language: string) => Promise<WebsiteSettings>
}

type Hearing = {
  /** The page's sections changed, before any of them is written. */
  layout?: (document: WebsiteSettings) => void
  /** A section's texts are written. May be reported again after the check of the whole page. */
  section: (section: Section) => void
}

/**
 * Writes a composed website with a model, if configured, in two rounds: a plan, then all parts in parallel. Checks every text against the
 * owner's words and restores lost facts. Never throws: failed texts keep the composer's version.
 */
export async function writeWebsite(ctx: ServiceContext, order: Order, hear: Hearing): Promise<WebsiteSettings> {
  if (!hasModel(ctx)) {
    for (const section of order.document.sections) hear.section(section)
    return order.document
  }
  const { document, material, known } = await prepared(ctx, order)
  if (document !== order.document) hear.layout?.(document)
  const final = new Map<string, Section>()
  const tell = (section: Section) => {
    const before = final.get(section.id)
    if (before && JSON.stringify(before) === JSON.stringify(section)) return
    final.set(section.id, section)
    hear.section(section)
  }
  const written = document.sections.filter(isWritten)
  for (const section of document.sections) if (!isWritten(section)) tell(section)
  const parts = websitePartNames.map((part) => ({
    part,
    sections: written.filter(({ type }) => partOf[type] === part),
  }))
  const calls = parts.map((one) => startPart(ctx, { ...one, material, known, caller: order.caller }, tell))
  const page = writePage(ctx, { document, material, known, caller: order.caller })
  // The calls' costs are recorded in the background.
  ctx.defer(Promise.all([...calls.map(({ settled }) => settled), page.settled]))
  await Promise.all(calls.map(({ done }) => done))
  const read = restoreFacts(withSections(document, final), document)
  const finished = await page.finish(read)
  for (const section of finished.sections) tell(section)
  return finished
}

function hasModel({ env }: ServiceContext): boolean {
  try {
    return chooseModel(env) !== undefined
  } catch (error) {
    logFailure('model.not_configured', error)
    return false
  }
}

type Prepared = { document: WebsiteSettings; material: Material; known: KnownWords }

/** The page to write, and its sources. */
async function prepared(ctx: ServiceContext, order: Order): Promise<Prepared> {
  const { inputs, page = '', caller } = order
  const { business } = order.document
  const { manner, outline } = await planWebsite(ctx, { document: order.document, inputs, page, caller })
  const document = await inLanguage(order, manner.language)
  const facts = toldFacts(business, manner.language)
  return {
    document,
    material: { inputs, facts, manner, outline: outlineFor(facts, document.sections, outline) },
    known: knownWords({ business, language: manner.language, also: [inputs.businessName, page] }),
  }
}

/** Recomposes the page if it is in another language. */
async function inLanguage({ document, recompose }: Order, language: string) {
  if (language === document.settings.language) return document
  try {
    if (recompose) return await recompose(language)
  } catch (error) {
    logFailure('creation.not_composed', error)
  }
  return document
}

type Part = Pick<Order, 'caller'> & {
  part: WebsitePart
  sections: readonly Section[]
  material: Material
  known: KnownWords
}

/**
 * Reports each section of a part when its texts are complete or the call ends. `done` resolves after the last section, `settled` once the
 * call is recorded too.
 */
function startPart(
  ctx: ServiceContext,
  { part, sections, material, known, caller }: Part,
  tell: (one: Section) => void,
) {
  const question = websiteQuestion(part, sections, material)
  const told = Promise.withResolvers<void>()
  const open = new Set(sections)
  const answers = new Map<string, unknown>()
  const settle = (section: Section) => {
    if (!open.delete(section)) return
    tell(answered(section, checkedPart(section, answers, { known, voice: material.manner.voice })))
    if (open.size === 0) told.resolve()
  }
  const isWhole = (section: Section) =>
    Object.keys(question?.answer.shape ?? {})
      .filter((path) => path.startsWith(`${section.id}.`))
      .every((path) => answers.has(path))
  const ask = async () => {
    if (question) {
      await askForParts(ctx, question, caller, (path, answer) => {
        answers.set(path, answer)
        for (const section of open) if (path.startsWith(`${section.id}.`) && isWhole(section)) settle(section)
      })
    }
    for (const section of [...open]) settle(section)
    told.resolve()
  }
  return { done: told.promise, settled: ask() }
}

/** Skips sections that the owner locked or hid. */
const isWritten = ({ type, hidden, locked }: Section) => partOf[type] !== null && !hidden && !locked

function answered(section: Section, writing: Parameters<typeof withWriting>[1]): Section {
  try {
    return withWriting(section, writing)
  } catch (error) {
    logFailure('writing.unfit', error, { what: section.type })
    return section
  }
}

const withSections = (document: WebsiteSettings, sections: ReadonlyMap<string, Section>): WebsiteSettings => ({
  ...document,
  sections: document.sections.map((section) => sections.get(section.id) ?? section),
})
