import type { Business } from '../../../renderer/document/business.ts'
import {
  addSection,
  addToMenu,
  blankSection,
  endOfPage,
  removeWithLinks,
} from '../../../renderer/document/edits/edits.ts'
import { limits } from '../../../renderer/document/fields/limits.ts'
import type { Section, SectionType } from '../../../renderer/document/section-types.ts'
import { isBlank, plainWords } from '../../../renderer/document/values/formatted-text.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { arranged } from '../../../templates/compose/arrange.ts'
import { composeSection, menuLabel } from '../../../templates/compose/compose.ts'
import { compared } from '../../../templates/plan/sentence-text.ts'
import type { Checking } from '../writing/check-sentence.ts'
import { contentStems, standsIn } from '../writing/known-words.ts'
import { restoreFacts, type ToldSentence } from '../writing/restore-facts.ts'
import { textOf, withAnswers } from './apply-answers.ts'
import { labelsIn, type PageLabel, withLabels } from './page-labels.ts'
import { type Cited, slotsOf } from './page-slots.ts'
import type { PageText } from './page-texts.ts'

/** By the paths of slots, and the names of what belongs to the whole page. */
export type Answers = ReadonlyMap<string, unknown>
/** The checked answers of a call, and the texts in them. */
export type WrittenPart = { answers: Answers; told: readonly PageText[] }

/** Types that a writer can fill though the composer found nothing for them. */
const open = ['FrequentlyAskedQuestions', 'QuoteBanner'] as const

/** The page with blank sections to fill. They leave again if they stay blank. */
export const withRoom = (document: WebsiteSettings, chosen: readonly SectionType[] | null): WebsiteSettings =>
  open
    .filter((type) => chosen === null || chosen.includes(type))
    .filter((type) => !document.sections.some((section) => section.type === type))
    .reduce(withBlank, document)

function withBlank(document: WebsiteSettings, type: (typeof open)[number]): WebsiteSettings {
  const section = blank(document, type)
  return addToMenu(addSection(document, section, endOfPage(document)), section, menuLabel(type, document))
}

/** With its heading in the page's language. */
function blank(document: WebsiteSettings, type: (typeof open)[number]): Section {
  if (type === 'QuoteBanner') return blankSection(document, type)
  const section = composeSection(document, type)
  return { ...section, content: { ...section.content, items: [] } }
}

type Finishing = { composed: WebsiteSettings; checking: Checking }

/** The page with all answers, what they lost, and the choices. */
export function finishedPage(
  document: WebsiteSettings,
  parts: readonly WrittenPart[],
  { composed, checking }: Finishing,
) {
  const { language } = checking
  const answers: Answers = new Map(parts.flatMap((part) => [...part.answers]))
  const texts = new Map(checking.facts.map(({ id, text }) => [id, text]))
  const written = {
    ...document,
    settings: { ...document.settings, ...searchTexts(document, answers) },
    sections: document.sections.map((section) =>
      withTrade(withAnswers(section, slotsOf(section), answers, language), section, checking.business),
    ),
  }
  const told = parts
    .flatMap((part) => part.told)
    .map(
      (one): ToldSentence => ({
        text: one.text,
        asks: one.asks,
        facts: one.facts.flatMap((id) => texts.get(id) ?? []),
      }),
    )
  const whole = withLabelsOf(withoutBlanks(restoreFacts(written, composed, told)), labelsIn(document), answers)
  return arranged(whole, {
    order: answers.get('order') as string[] | undefined,
    layouts: answers.get('layouts') as Record<string, string> | undefined,
  })
}

/** With the composer's line over the headline where the new words name no trade. */
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

/** Without banners and questions that are blank, whatever their heading. */
const withoutBlanks = (website: WebsiteSettings): WebsiteSettings =>
  website.sections
    .filter((section) => !section.locked && (isBlankSection(section) || repeatsHeadline(section, website)))
    .reduce((page, { id }) => removeWithLinks(page, id), website)

/** Whether a banner has nothing to say but the headline. */
function repeatsHeadline({ type, content }: Section, { sections }: WebsiteSettings): boolean {
  if (type !== 'QuoteBanner' || !isBlank(content.subordinate)) return false
  const said = compared(content.primary)
  return sections.some((section) => section.type === 'Introduction' && compared(section.content.heading) === said)
}

function isBlankSection({ type, content }: Section): boolean {
  if (type === 'QuoteBanner') return content.primary === '' && isBlank(content.subordinate)
  return type === 'FrequentlyAskedQuestions' && content.items.length === 0
}
