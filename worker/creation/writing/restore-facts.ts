import { replaceSection } from '../../../renderer/document/edits/edits.ts'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { schemaFields } from '../../../renderer/document/fields/schema-fields.ts'
import { type SectionText, sectionTexts } from '../../../renderer/document/fields/section-texts.ts'
import { type Section, sectionTypes } from '../../../renderer/document/section-types.ts'
import { type FormattedText, plainWords } from '../../../renderer/document/values/formatted-text.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { sectionTextsOf, unplacedFacts } from '../../../templates/compose/unplaced-facts.ts'
import { isDenial } from '../../../templates/plan/denials.ts'
import { asHeading, asSentence, normalized, paragraph } from '../../../templates/plan/sentence-text.ts'
import { sentencesIn } from '../../model/sentences.ts'
import { carries, hasNumbersOf, limitsSomething } from './keeps-facts.ts'
import { clausesIn, contentStems, hourNumbers, stemOf, wordsIn } from './known-words.ts'
import { isInstruction, toldFacts } from './told-facts.ts'

/** A sentence of the page, the question it answers, if any, and the texts of the facts it cites. */
export type ToldSentence = { text: string; asks?: string | undefined; facts: readonly string[] }

/** Restoring a field may lose a fact that only its new text had. */
const maxRounds = 3

/** New wording for a lost line, and the question it answers, if any. If the text is blank, the line is left out. */
export type Reworded = { text: string; asks: string }

type Restoring = {
  composed: WebsiteSettings
  told: readonly ToldSentence[]
  /** By lost line. */
  reworded: ReadonlyMap<string, Reworded> | undefined
}

/**
 * Restores owner facts that the new texts lost, where the composed page had them: as a sentence after the new ones, as a separate question
 * or, if there is no room, in the composer's text.
 */
export function restoreFacts(written: WebsiteSettings, { composed, told, reworded }: Restoring): WebsiteSettings {
  let website = written
  const again = [...(reworded ?? [])].map(([line, { text, asks }]): ToldSentence => ({ text, asks, facts: [line] }))
  for (let round = 0; round < maxRounds; round += 1) {
    const lost = linesLost(website, [...told, ...again]).filter((line) => reworded?.get(line)?.text !== '')
    if (lost.length === 0) break
    website = lost.reduce((page, line) => withLine(page, composed, { line, words: reworded?.get(line) }), website)
  }
  return website
}

/** A line for each fact and sentence that the page no longer shows in a text, a citing sentence or a view. */
export function linesLost(website: WebsiteSettings, told: readonly ToldSentence[]): string[] {
  const { business, settings, sections } = website
  const { language } = settings
  const { texts, facts } = unplacedFacts(website)
  const unplaced = new Set(facts.map(({ key }) => key))
  const shown = sections.filter(({ hidden }) => !hidden)
  const ungrouped = new Set(business.services.filter(({ group }) => group === '').map(({ id }) => id))
  const onRows = new Set(shown.flatMap(rowsOf).filter((id) => ungrouped.has(id)))
  const rows = business.services.filter(({ id }) => onRows.has(id) && unplaced.has(`services:${id}`))
  const rowTexts = toldFacts({ ...business, services: rows.map((row) => ({ ...row, note: '' })) }, language)
    .filter(({ id, kind }) => kind === 'service' && id !== 'rate')
    .map(({ text }) => text)
  // A sentence may use a different clock format than the page.
  const views = toldFacts(business, language)
    .filter(({ id, kind }) => kind !== 'sentence' && !unplaced.has(id.replace('.', ':')))
    .map(({ kind, text }) => (kind === 'hours' ? [text, ...hourNumbers(business)].join(' ') : text))
  const said = shown.map((section) => sectionTextsOf(section).join('\n'))
  const page = said.join('\n')
  const telling = {
    told: told.filter(({ text }) => page.includes(asHeading(text))),
    views: [...views, ...rowTexts],
    language,
  }
  const lines = facts.map(({ id, line, words = '' }) => (onRows.has(id) && words !== '' ? words : line))
  return [...new Set([...lines, ...texts.flatMap(sentencesIn)])].filter(
    (line) => !isInstruction(line) && !isTold(line, telling) && !isCarried(line, said, language),
  )
}

/** The ids of services whose rows show their name, price and duration. */
const rowsOf = ({ type, content }: Section): string[] =>
  type === 'Services' ? content.items.map(({ service }) => service) : []

/** The minimum share of a fact's meaningful words in a sentence that cites it. */
const minShare = 0.35
/** The minimum share that a fact and its composed line have in common. */
const nearlyAll = 0.9

type Telling = { told: readonly ToldSentence[]; views: readonly string[]; language: string }

/** Whether the sentences that cite a fact, together with the page's lists, contain it and each of its refusals and limits. */
function isTold(line: string, { told, views, language }: Telling): boolean {
  const has = (text: string, said: string, share: number) => hasNumbersOf(text, said, { share, language })
  const words = new Set(wordsIn(line).map(stemOf))
  const isPart = (fact: string) => has(line, fact, nearlyAll) && wordsIn(fact).every((word) => words.has(stemOf(word)))
  const isOf = (fact: string) => has(fact, line, nearlyAll) || isPart(fact)
  const citing = told.filter(({ facts }) => facts.some(isOf)).map(({ text, asks = '' }) => `${asks} ${text}`)
  const stems = contentStems(line)
  const beside = views.filter((fact) => [...contentStems(fact)].some((stem) => stems.has(stem)))
  if (citing.length === 0 || !has([...citing, ...beside].join(' '), line, minShare)) return false
  const limits = clausesIn(line).filter((clause) => limitsSomething(clause, language))
  return limits.every((clause) => citing.some((text) => limitsSomething(text, language) && has(text, clause, half)))
}

const half = 0.5

/** All within one section: a sentence spread over three sections counts as lost. A refusal needs a sentence of its own. */
function isCarried(line: string, sections: readonly string[], language: string): boolean {
  if (!isDenial(line, language)) return sections.some((text) => carries(text, line, language))
  const sentences = sections.flatMap((text) => text.split('\n').flatMap(sentencesIn))
  return sentences.some(
    (text) => carries(text, line, language) && hasNumbersOf(text, line, { share: nearlyAll, language }),
  )
}

type Lost = { line: string; words?: Reworded | undefined }

function withLine(website: WebsiteSettings, composed: WebsiteSettings, lost: Lost): WebsiteSettings {
  const { language } = website.settings
  const { line, words } = lost
  const places = composed.sections.flatMap((before) => {
    const now = website.sections.find(({ id }) => id === before.id)
    return now ? [{ now, before, source: sectionTexts(before).find(({ text }) => carries(text, line, language)) }] : []
  })
  const whole = places.find(({ source }) => source)
  if (whole?.source)
    return replaceSection(website, withSource(whole.now, whole.before, { ...lost, source: whole.source }))
  // A headline and the text below it can share a sentence.
  const shared = places.find(({ before }) => carries(sectionTextsOf(before).join(' '), line, language))
  const sentence = asSentence(words?.text ?? line)
  return shared ? replaceSection(website, withSentence(shared.now, sentence) ?? shared.before) : website
}

function withSource(now: Section, before: Section, { source, line, words }: Lost & { source: SectionText }): Section {
  const [, name = '', item] = source.path.split('.')
  if (item !== undefined) return withItem(now, before, { name, item, line, words })
  const said = sentencesIn(source.text).filter((one) => carries(one, line) || carries(line, one))
  const added = source.prose && said.length > 0 ? paragraph(said) : line
  return (
    withSentence(now, asSentence(words?.text ?? added), source.prose ? name : undefined) ??
    withField(now, name, (before.content as Record<string, unknown>)[name])
  )
}

/** The section with one more sentence, in the given field or in its first prose field. Undefined if there is no room. */
function withSentence(now: Section, added: string, name?: string): Section | undefined {
  const field = schemaFields(sectionTypes[now.type].content).find(
    (one) => one.control === 'formatted' && (name === undefined || one.name === name),
  )
  if (!field) return undefined
  const known = plainWords((now.content as Record<string, unknown>)[field.name] as FormattedText)
  const text = paragraph([...sentencesIn(known).filter((one) => !carries(added, one)), added])
  return text.length <= (field.max ?? 0) ? withField(now, field.name, text) : undefined
}

type Item = { id: string; question?: string; answer?: FormattedText }

type LostItem = Lost & { name: string; item: string }

/** In characters. */
const maxAnswerLength = 2000

/**
 * The section with the composer's item put back. If the item is a question, only the lost words go into the same question's answer, else to
 * the end.
 */
function withItem(now: Section, before: Section, { name, item, line, words }: LostItem): Section {
  const [items, known] = [now, before].map(({ content }) => (content as Record<string, unknown>)[name] as Item[])
  const own = known?.find(({ id }) => id === item)
  if (!items || !known || !own) return now
  const at = items.findIndex(({ id }) => id === item)
  if (own.question === undefined) {
    const before = known.indexOf(own)
    return withField(now, name, at === -1 ? items.toSpliced(before, 0, own) : items.with(at, own))
  }
  const said = asSentence(words?.text ?? mendedIn(own, line) ?? line)
  const question = words?.asks || own.question
  const same = items.findIndex((one) => normalized(one.question ?? '') === normalized(question))
  const other = items[same]
  if (other) {
    const answer = paragraph([plainWords(other.answer ?? ''), said])
    return withField(now, name, items.with(same, answer.length <= maxAnswerLength ? { ...other, answer } : own))
  }
  const asked = { ...own, id: at === -1 ? item : `${item}-${items.length}`, question, answer: said }
  return items.length < limits.faqs ? withField(now, name, [...items, asked]) : now
}

/** The composer's sentence that contains a line. */
const mendedIn = ({ answer = '' }: Item, line: string) =>
  sentencesIn(plainWords(answer)).find(
    (one) => hasNumbersOf(one, line, { share: nearlyAll }) && hasNumbersOf(line, one, { share: nearlyAll }),
  )

const withField = (section: Section, name: string, value: unknown): Section =>
  sectionTypes[section.type].schema.parse({ ...section, content: { ...section.content, [name]: value } }) as Section
