import { limits } from '../../../renderer/document/fields/limits.ts'
import { type Section, sectionTypes } from '../../../renderer/document/section-types.ts'
import { type FormattedText, plainWords } from '../../../renderer/document/values/formatted-text.ts'
import { sampleBioPrefix } from '../../../renderer/sections/team/content.ts'
import { noLink } from '../../../templates/compose/header-and-footer.ts'
import { asHeading, paragraph } from '../../../templates/plan/sentence-text.ts'
import { logFailure } from '../../platform/log/log.ts'
import { carries } from '../writing/keeps-facts.ts'
import type { Cited, Slot } from './page-slots.ts'
import type { Details, Questions } from './page-texts.ts'

type Answers = ReadonlyMap<string, unknown>
type Values = Readonly<Record<string, unknown>>
type Item = Values & { id: string; button?: { type: string } }

/** A section with a writer's answers, by slot path. A slot without an answer keeps its text. `language` is the page's. */
export function withAnswers(section: Section, slots: readonly Slot[], answers: Answers, language: string): Section {
  let content = section.content as Values
  for (const slot of slots) {
    const value = answers.get(slot.path)
    const name = slot.path.split('.')[1]
    if (value === undefined || name === undefined) continue
    content = { ...content, [name]: contentOf(slot, value, content[name], language) }
  }
  try {
    return sectionTypes[section.type].schema.parse({ ...section, content }) as Section
  } catch (error) {
    logFailure('writing.unfit', error, { what: section.type })
    return section
  }
}

function contentOf(slot: Slot, value: unknown, before: unknown, language: string): unknown {
  if (slot.kind === 'line') return asHeading((value as Cited).text)
  if (slot.kind === 'prose') return textOf(value as readonly Cited[], slot.max)
  const items = before as readonly Item[]
  if (slot.kind === 'questions') return questionItems(value as Questions, items, slot.max)
  if (slot.kind === 'details') {
    const says = new Map((value as Details).map((one) => [one.of, textOf(one.says, slot.max)]))
    return items.map((item) => {
      const text = says.get(item.id)
      const own = ownWords(item, slot.of)
      if (text === undefined || (text !== '' && own !== '' && !carries(text, own, language))) return item
      return { ...item, [slot.of]: text, ...('knowledge' in item && { knowledge: '' }) }
    })
  }
  if (slot.kind !== 'samples') return before
  const texts = new Map(slot.items.map((id, index) => [id, (value as readonly string[])[index]]))
  const prefix = slot.of === 'bio' ? `${sampleBioPrefix} ` : ''
  return items.map((item) => (texts.has(item.id) ? { ...item, [slot.of]: `${prefix}${texts.get(item.id)}` } : item))
}

/** The owner's words in an item, which a new text must repeat. Blank if they appear elsewhere, or if the sentences are ours. */
const ownWords = (item: Item, field: string): string =>
  item.knowledge ? '' : plainWords((item[field] ?? '') as FormattedText).trim()

/** As many sentences as fit, as one paragraph. */
export function textOf(said: readonly Cited[], max: number): string {
  const texts = said.map(({ text }) => text)
  while (paragraph(texts).length > max) texts.pop()
  return paragraph(texts)
}

/** The writer's questions, plus the composer's questions that have a button. */
function questionItems(questions: Questions, before: readonly Item[], max: number): unknown[] {
  const linked = before.filter(({ button }) => button !== undefined && button.type !== 'None')
  const written = questions.slice(0, limits.faqs - linked.length).map(({ question, answer }, index) => ({
    id: `written-${index + 1}`,
    question,
    answer: textOf(answer, max),
    button: noLink,
  }))
  return [...written, ...linked]
}
