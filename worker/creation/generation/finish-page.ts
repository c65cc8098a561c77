import { addSection, blankSection, endOfPage, removeWithLinks } from '../../../renderer/document/edits/edits.ts'
import { limits } from '../../../renderer/document/fields/limits.ts'
import type { Section, SectionType } from '../../../renderer/document/section-types.ts'
import { isBlank } from '../../../renderer/document/values/formatted-text.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { arranged } from '../../../templates/compose/arrange.ts'
import { composeSection } from '../../../templates/compose/compose.ts'
import { sectionTextsOf } from '../../../templates/compose/own-words.ts'
import { asHeading } from '../../../templates/plan/sentence-text.ts'
import type { Checking } from '../writing/check-sentence.ts'
import { checkWriting } from '../writing/check-writing.ts'
import { knownWords, standsIn } from '../writing/known-words.ts'
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
    .reduce((page, type) => addSection(page, blank(page, type), endOfPage(page)), document)

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
  const answers: Answers = new Map(parts.flatMap((part) => [...part.answers]))
  const texts = new Map(checking.facts.map(({ id, text }) => [id, text]))
  const written = {
    ...document,
    settings: { ...document.settings, ...searchTexts(document, answers) },
    sections: document.sections.map((section) => withAnswers(section, slotsOf(section), answers)),
  }
  const page = written.sections.flatMap(sectionTextsOf).join('\n')
  const told = parts
    .flatMap((part) => part.told)
    .filter(({ text }) => page.includes(asHeading(text)))
    .map((one): ToldSentence => ({ text: one.text, facts: one.facts.flatMap((id) => texts.get(id) ?? []) }))
  const whole = withLabelsOf(withoutBlanks(restoreFacts(written, composed, told), composed), answers, checking)
  return arranged(whole, {
    order: answers.get('order') as string[] | undefined,
    layouts: answers.get('layouts') as Record<string, string> | undefined,
  })
}

function searchTexts({ businessName }: WebsiteSettings, answers: Answers) {
  const title = (answers.get('title') as Cited | undefined)?.text ?? ''
  const description = textOf((answers.get('description') ?? []) as readonly Cited[], limits.pageDescription)
  return {
    ...(standsIn(businessName, title) && { pageTitle: title }),
    ...(description !== '' && { pageDescription: description }),
  }
}

function withLabelsOf(website: WebsiteSettings, answers: Answers, { business, businessName, language }: Checking) {
  const known = knownWords({ business, language, also: [businessName] })
  const words = new Map<PageLabel, string>()
  for (const label of labelsIn(website)) {
    const text = ((answers.get(label.name) ?? '') as string).replace(/[.!]+$/, '')
    if (text !== '' && checkWriting(text, known) === undefined) words.set(label, text)
  }
  return { ...website, sections: website.sections.map((section) => withLabels(section, words)) }
}

/** Without the added sections that stayed blank, whatever their heading. */
const withoutBlanks = (website: WebsiteSettings, composed: WebsiteSettings): WebsiteSettings =>
  website.sections
    .filter((section) => !composed.sections.some(({ id }) => id === section.id) && isBlankSection(section))
    .reduce((page, { id }) => removeWithLinks(page, id), website)

function isBlankSection({ type, content }: Section): boolean {
  if (type === 'QuoteBanner') return content.primary === '' && isBlank(content.subordinate)
  return type === 'FrequentlyAskedQuestions' && content.items.length === 0
}
