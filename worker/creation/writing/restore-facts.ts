import { replaceSection } from '../../../renderer/document/edits/edits.ts'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { type SectionText, sectionTexts } from '../../../renderer/document/fields/section-texts.ts'
import { type Section, sectionTypes } from '../../../renderer/document/section-types.ts'
import { type FormattedText, plainWords } from '../../../renderer/document/values/formatted-text.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { sectionTextsOf, unplacedFacts } from '../../../templates/compose/own-words.ts'
import { asSentence, compared, paragraph } from '../../../templates/plan/sentence-text.ts'
import { sentencesIn } from '../../model/sentences.ts'
import { carries, hasNumbersOf } from './keeps-facts.ts'
import { contentStems, hourNumbers } from './known-words.ts'
import { isInstruction, toldFacts } from './told-facts.ts'

/** A sentence of the page with the texts of the facts that it cites. */
export type ToldSentence = { text: string; facts: readonly string[] }

/**
 * Adds facts of the owner that the new texts lost, in the place of the composed page: as a sentence after the new ones, as a separate question,
 * or, without room, in the composer's text.
 */
export function restoreFacts(
  written: WebsiteSettings,
  composed: WebsiteSettings,
  told: readonly ToldSentence[],
): WebsiteSettings {
  const { business, settings } = written
  const { language } = settings
  const listed = toldFacts(business, language).filter(({ kind }) => kind !== 'sentence')
  // The page shows hours by one clock; a sentence may use the other.
  const views = listed.map(({ kind, text }) => (kind === 'hours' ? [text, ...hourNumbers(business)].join(' ') : text))
  return linesLost(written)
    .filter((line) => !isTold(line, { told, views, language }))
    .reduce((website, line) => (isCarried(website, line) ? website : withLine(website, composed, line)), written)
}

/** A line for each fact and sentence that no text or view of the page shows. */
function linesLost(website: WebsiteSettings): string[] {
  const { texts, facts } = unplacedFacts(website)
  return [...facts.map(({ line }) => line), ...texts].filter((line) => !isInstruction(line))
}

/** The share of a fact's meaningful words in a sentence that cites it. */
const enough = 0.35
/** The share that a fact and the composer's line of it have in common. */
const nearlyAll = 0.9

type Telling = { told: readonly ToldSentence[]; views: readonly string[]; language: string }

/** Whether the sentences that cite a fact contain it, together with the page's lists. */
function isTold(line: string, { told, views, language }: Telling): boolean {
  const has = (text: string, said: string, share: number) => hasNumbersOf(text, said, { share, language })
  const isOf = (fact: string) => has(fact, line, nearlyAll) || has(line, fact, nearlyAll)
  const citing = told.filter(({ facts }) => facts.some(isOf)).map(({ text }) => text)
  const stems = contentStems(line)
  const beside = views.filter((fact) => [...contentStems(fact)].some((stem) => stems.has(stem)))
  return citing.length > 0 && has([...citing, ...beside].join(' '), line, enough)
}

/** All within one section: a sentence spread over three sections counts as lost. */
const isCarried = ({ sections, settings }: WebsiteSettings, line: string): boolean =>
  sections
    .filter(({ hidden }) => !hidden)
    .some((section) => carries(sectionTextsOf(section).join('\n'), line, settings.language))

function withLine(website: WebsiteSettings, composed: WebsiteSettings, line: string): WebsiteSettings {
  for (const before of composed.sections) {
    const now = website.sections.find(({ id }) => id === before.id)
    const source = now && sectionTexts(before).find(({ text }) => carries(text, line))
    if (now && source) return replaceSection(website, withSource(now, before, { source, line }))
  }
  return website
}

type Lost = { source: SectionText; line: string }

function withSource(now: Section, before: Section, { source, line }: Lost): Section {
  const [, name = '', item] = source.path.split('.')
  if (item !== undefined) return withItem(now, before, { name, item, line })
  const said = sentencesIn(source.text).filter((one) => carries(one, line) || carries(line, one))
  const added = source.prose && said.length > 0 ? paragraph(said) : asSentence(line)
  const room = source.prose ? source : proseOf(before)
  const field = room?.path.split('.')[1]
  const content = now.content as Record<string, unknown>
  if (room && field) {
    const others = sentencesIn(plainWords(content[field] as FormattedText)).filter((one) => !carries(added, one))
    const text = paragraph([...others, added])
    if (text.length <= room.max) return withField(now, field, text)
  }
  return withField(now, name, (before.content as Record<string, unknown>)[name])
}

/** The section's longest text in sentences. */
const proseOf = (section: Section): SectionText | undefined =>
  sectionTexts(section)
    .filter(({ prose, path }) => prose && path.split('.').length === 2)
    .toSorted((a, b) => b.max - a.max)[0]

type Item = { id: string; question?: string; answer?: FormattedText }

type LostItem = { name: string; item: string; line: string }

/** The composer's item in its place; else in the answer to the same question, else at the end. */
function withItem(now: Section, before: Section, { name, item, line }: LostItem): Section {
  const [items, known] = [now, before].map(({ content }) => (content as Record<string, unknown>)[name] as Item[])
  const own = known?.find(({ id }) => id === item)
  if (!items || !own) return now
  if (items.some(({ id }) => id === item))
    return withField(
      now,
      name,
      items.map((one) => (one.id === item ? own : one)),
    )
  const same = items.findIndex(
    ({ question = '' }) => own.question !== undefined && compared(question) === compared(own.question),
  )
  if (same !== -1) {
    const answer = paragraph([plainWords(items[same]?.answer ?? ''), asSentence(line)])
    return withField(now, name, items.with(same, { ...items[same], id: items[same]?.id ?? item, answer }))
  }
  return items.length < limits.faqs ? withField(now, name, [...items, own]) : now
}

const withField = (section: Section, name: string, value: unknown): Section =>
  sectionTypes[section.type].schema.parse({ ...section, content: { ...section.content, [name]: value } }) as Section
