import * as z from 'zod'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { modelText } from '../../../renderer/document/fields/model-text.ts'
import { sectionTexts } from '../../../renderer/document/fields/section-texts.ts'
import type { Section } from '../../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { choicesOf } from '../../../templates/compose/arrange.ts'
import { briefIn } from '../../../templates/compose/compose.ts'
import { ownerParts } from '../../../templates/plan/owner-parts.ts'
import { customersQuestions } from '../../../templates/plan/questions.ts'
import type { Question } from '../../model/ask-model.ts'
import { standsIn } from '../writing/known-words.ts'
import type { PageFact } from '../writing/page-facts.ts'
import type { ToldKind } from '../writing/told-facts.ts'
import { type Manner, mannerRules } from './manner.ts'
import { labelsIn, labelWords, type PageLabel } from './page-labels.ts'
import { citedLine, citedSentences, type Slot, slotsOf } from './page-slots.ts'
import { printedAnswer, printedIn } from './printed-words.ts'
import { firstInstruction, pageRules, photoInstruction, restInstruction } from './prompts.ts'
import { examplesFor, exampleWords } from './worked-examples.ts'

export type Material = {
  document: WebsiteSettings
  facts: readonly PageFact[]
  manner: Manner
  /** Whether the page has places that stock photos could fill. */
  hasPhotos: boolean
}

export type PageQuestion = Question<z.ZodObject> & { slots: readonly Slot[]; labels: readonly PageLabel[] }

const searchSlots: readonly Slot[] = [
  {
    ...{ path: 'title', kind: 'line', max: limits.websiteTitle },
    answer: citedLine(limits.websiteTitle, { what: 'the title of the page' }),
  },
  {
    ...{ path: 'description', kind: 'prose', max: limits.pageDescription },
    answer: citedSentences(`what search results say of the page, in ${limits.pageDescription} characters in all`, 2),
  },
]

/** Asks for the introduction, the page's title and description, its labels, and its arrangement. */
export function firstQuestion(material: Material): PageQuestion {
  const { document, hasPhotos } = material
  const introduction = document.sections.filter(({ type }) => type === 'Introduction').flatMap(slotsOf)
  const slots = [...introduction, ...searchSlots]
  const { order, layouts } = choicesOf(document)
  const labels = labelsIn(document)
  const choices = {
    ...(order.length > 1 && {
      order: z.array(z.enum(order)).length(order.length).describe('Every one of them, once.'),
    }),
    ...(Object.keys(layouts).length > 0 && {
      layouts: z.object(Object.fromEntries(Object.entries(layouts).map(([id, suited]) => [id, z.enum(suited)]))),
    }),
    ...(hasPhotos && {
      photos: z
        .array(modelText({ control: 'line', max: 48, ask: { what: 'search words', words: 3 } }))
        .min(1)
        .max(6),
    }),
  }
  return {
    ...questionOf('page-first', hasPhotos ? `${firstInstruction}\n${photoInstruction}` : firstInstruction, material),
    slots,
    labels,
    answer: z.object({
      ...answersOf(slots),
      ...labelWords(labels),
      ...choices,
    }),
    data: {
      ...dataOf(material),
      opening: JSON.stringify(openingIn(material)),
      page: draftOf(document),
      labels: JSON.stringify(Object.fromEntries(labels.map(({ name, leadsTo, now }) => [name, { now, leadsTo }]))),
    },
  }
}

/** Asks for all other sections. Undefined if they have no place for a text. */
export function restQuestion(material: Material): PageQuestion | undefined {
  const { document } = material
  const all = document.sections.filter(({ type }) => type !== 'Introduction').flatMap(slotsOf)
  // Invented texts are written last.
  const slots = [...all.filter(({ kind }) => kind !== 'samples'), ...all.filter(({ kind }) => kind === 'samples')]
  if (slots.length === 0) return undefined
  const services = document.sections.flatMap(({ type, content }) =>
    type === 'Services' ? content.items.map(({ id }) => id) : [],
  )
  return {
    ...questionOf('page-rest', restInstruction, material),
    slots,
    labels: [],
    answer: z.object({
      ...answersOf(slots),
      ...(printedIn(document.business).length > 0 && { printed: printedAnswer(document.business) }),
      ...(services.length > 1 && { leaveOut: z.array(z.enum(services)).max(services.length - 1) }),
    }),
    data: {
      ...dataOf(material),
      tell: JSON.stringify(toTellIn(material)),
      asked: JSON.stringify(customersQuestions(briefIn(document))),
      opening: JSON.stringify(openingIn(material)),
      page: draftOf(document),
    },
  }
}

const answersOf = (slots: readonly Slot[]) => Object.fromEntries(slots.map(({ path, answer }) => [path, answer]))

/** For answers of any length within their limits; a page takes about 1,200 tokens. */
const maxAnswerLength = 4000

function questionOf(kind: string, task: string, { document, facts, manner }: Material) {
  const part = kind === 'page-first' ? 'first' : 'rest'
  const examples = examplesFor(document.business, manner.language).map((one) => exampleWords(one, part))
  return {
    kind,
    instruction: [
      task,
      pageRules,
      mannerRules(manner),
      `Examples of other businesses. Take their manner, and none of their words.\n${examples.join('\n')}`,
    ].join('\n\n'),
    own: [document.businessName, ...facts.map(({ text }) => text)],
    maxTokens: maxAnswerLength,
    temperature: 0.5,
  }
}

const dataOf = ({ document, facts }: Material) => ({
  businessName: document.businessName,
  facts: JSON.stringify(Object.fromEntries(facts.map(({ id, label, text }) => [id, `${label}: ${text}`]))),
})

const maxOpeningTexts = 4

/** The ids of the owner's first sentences about themselves and how they work. */
function openingIn({ document, facts }: Material): string[] {
  const { business, settings } = document
  const telling = ownerParts(business, settings.language).filter(({ kind }) => kind === 'telling')
  return facts
    .filter(({ kind, text }) => kind === 'sentence' && telling.some((part) => text.includes(part.text)))
    .slice(0, maxOpeningTexts)
    .map(({ id }) => id)
}

/** The ids of facts that only the second writer can state, each once: neither the lists nor the opening has them. */
function toTellIn(material: Material): string[] {
  const opening = openingIn(material)
  const isOpening = ({ id }: PageFact) => opening.includes(id)
  const inProse = material.facts.filter((fact) => inSentences.has(fact.kind) && !isOpening(fact))
  const within = (fact: PageFact, others: readonly PageFact[]) =>
    others.some((other) => other !== fact && standsIn(fact.text, other.text))
  return inProse.filter((fact) => !within(fact, [...material.facts.filter(isOpening), ...inProse])).map(({ id }) => id)
}

const inSentences: ReadonlySet<ToldKind> = new Set<ToldKind>(['term', 'sentence', 'audience', 'credential'])

const draftOf = ({ sections }: WebsiteSettings) =>
  JSON.stringify(sections.filter(({ hidden }) => !hidden).flatMap(drafted))

/** A section's texts by path, as the program wrote them. */
function drafted(section: Section) {
  const texts = sectionTexts(section).filter(({ path }) => !path.endsWith('.label'))
  const names = section.type === 'Team' ? section.content.members.map(({ id, name }) => [`members.${id}`, name]) : []
  const entries = [...names, ...texts.map(({ path, text }) => [path.slice(section.id.length + 1), text])]
  return entries.length === 0 ? [] : [{ section: section.id, ...Object.fromEntries(entries) }]
}
