import type { Business } from '../../../renderer/document/business.ts'
import {
  addSection,
  addToMenu,
  blankSection,
  lastSectionIndex,
  removeWithLinks,
} from '../../../renderer/document/edits/edits.ts'
import { limits } from '../../../renderer/document/fields/limits.ts'
import type { Section, SectionType } from '../../../renderer/document/section-types.ts'
import { isBlank, plainWords } from '../../../renderer/document/values/formatted-text.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { arranged } from '../../../templates/compose/arrange.ts'
import { composeSection, menuLabel } from '../../../templates/compose/compose.ts'
import { normalized } from '../../../templates/plan/sentence-text.ts'
import type { Checking } from '../writing/check-sentence.ts'
import { contentStems, standsIn } from '../writing/known-words.ts'
import { type Reworded, restoreFacts, type ToldSentence } from '../writing/restore-facts.ts'
import { textOf, withAnswers } from './apply-answers.ts'
import { labelsIn, type PageLabel, withLabels } from './page-labels.ts'
import { type Cited, slotsOf } from './page-slots.ts'
import type { PageText } from './page-texts.ts'
import { type Printed, withPrinted } from './printed-words.ts'

/** By slot path; for answers about the whole page, by name. */
export type Answers = ReadonlyMap<string, unknown>
/** A call's checked answers, and their texts. */
export type WrittenPart = { answers: Answers; told: readonly PageText[] }

/** Types that a writer can fill even if the composer had no content for them. */
const open = ['FrequentlyAskedQuestions', 'QuoteBanner'] as const

/** The page with blank sections to fill. Those that stay blank are removed. */
export const withRoom = (document: WebsiteSettings, chosen: readonly SectionType[] | null): WebsiteSettings =>
  open
    .filter((type) => chosen === null || chosen.includes(type))
    .filter((type) => !document.sections.some((section) => section.type === type))
    .reduce(withBlank, document)

function withBlank(document: WebsiteSettings, type: (typeof open)[number]): WebsiteSettings {
  const section = blank(document, type)
  return addToMenu(addSection(document, section, lastSectionIndex(document)), section, menuLabel(type, document))
}

/** With its heading in the page's language. */
function blank(document: WebsiteSettings, type: (typeof open)[number]): Section {
  if (type === 'QuoteBanner') return blankSection(document, type)
  const section = composeSection(document, type)
  return { ...section, content: { ...section.content, items: [] } }
}

export type Written = {
  website: WebsiteSettings
  /** Its sentences, with their facts' texts. */
  told: readonly ToldSentence[]
  answers: Answers
}

/** The page with all answers, but without the facts they lost. */
export function writtenPage(document: WebsiteSettings, parts: readonly WrittenPart[], checking: Checking): Written {
  const answers: Answers = new Map(parts.flatMap((part) => [...part.answers]))
  const texts = new Map(checking.facts.map(({ id, text }) => [id, text]))
  const leaveOut = new Set(answers.get('leaveOut') as readonly string[] | undefined)
  const written = document.sections.map((section) =>
    withTrade(withAnswers(section, slotsOf(section), answers, checking.language), section, checking.business),
  )
  const website = {
    ...document,
    settings: { ...document.settings, ...searchTexts(document, answers) },
    sections: written.map((section) => withoutItems(section, leaveOut)),
  }
  const told = parts
    .flatMap((part) => part.told)
    .map(({ text, asks, facts }): ToldSentence => ({ text, asks, facts: facts.flatMap((id) => texts.get(id) ?? []) }))
  return { website, told, answers }
}

/** Drops rows that aren't services. Facts no longer stated in any sentence are restored with the other lost ones. */
function withoutItems(section: Section, ids: ReadonlySet<string>): Section {
  if (section.type !== 'Services') return section
  const items = section.content.items.filter(({ id }) => !ids.has(id))
  return { ...section, content: { ...section.content, items } }
}

type Finishing = {
  document: WebsiteSettings
  composed: WebsiteSettings
  reworded: ReadonlyMap<string, Reworded> | undefined
}

/** The written page with lost facts restored and choices applied. */
export function finishedPage(
  { website, told, answers }: Written,
  { document, composed, reworded }: Finishing,
): WebsiteSettings {
  const restored = withoutBlanks(restoreFacts(website, { composed, told, reworded }))
  const whole = withLabelsOf(
    withPrinted(restored, answers.get('printed') as Printed | undefined),
    labelsIn(document),
    answers,
  )
  return arranged(whole, {
    order: answers.get('order') as string[] | undefined,
    layouts: answers.get('layouts') as Record<string, string> | undefined,
  })
}

/** Adds the composer's line above the headline if the new words name no trade. */
function withTrade(now: Section, before: Section, { trade }: Business): Section {
  if (now.type !== 'Introduction' || before.type !== 'Introduction') return now
  const { kicker, heading, body } = now.content
  const wanted = [...contentStems(trade.name)]
  const said = contentStems(`${kicker} ${heading} ${plainWords(body)}`)
  if (wanted.length === 0 || wanted.some((stem) => said.has(stem))) return now
  return { ...now, content: { ...now.content, kicker: before.content.kicker || before.content.heading } }
}

function searchTexts({ businessName }: WebsiteSettings, answers: Answers) {
  const title = (answers.get('title') as Cited | undefined)?.text ?? ''
  const description = textOf((answers.get('description') ?? []) as readonly Cited[], limits.pageDescription)
  return {
    ...(standsIn(businessName, title) && { pageTitle: title }),
    ...(description !== '' && { pageDescription: description }),
  }
}

function withLabelsOf(website: WebsiteSettings, labels: readonly PageLabel[], answers: Answers) {
  const words = new Map<PageLabel, string>()
  for (const label of labels) {
    const text = ((answers.get(label.name) ?? '') as string).replace(/[.!]+$/, '')
    if (text !== '') words.set(label, text)
  }
  return { ...website, sections: website.sections.map((section) => withLabels(section, words)) }
}

/** Without blank banners and questions, whatever their heading. */
const withoutBlanks = (website: WebsiteSettings): WebsiteSettings =>
  website.sections
    .filter((section) => !section.locked && (isBlankSection(section) || repeatsHeadline(section, website)))
    .reduce((page, { id }) => removeWithLinks(page, id), website)

/** Whether a banner only repeats the headline. */
function repeatsHeadline({ type, content }: Section, { sections }: WebsiteSettings): boolean {
  if (type !== 'QuoteBanner' || !isBlank(content.subordinate)) return false
  const said = normalized(content.primary)
  return sections.some((section) => section.type === 'Introduction' && normalized(section.content.heading) === said)
}

function isBlankSection({ type, content }: Section): boolean {
  if (type === 'QuoteBanner') return content.primary === '' && isBlank(content.subordinate)
  return type === 'FrequentlyAskedQuestions' && content.items.length === 0
}
