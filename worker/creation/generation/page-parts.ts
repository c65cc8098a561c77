import type { Section } from '../../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { sectionTextsOf } from '../../../templates/compose/unplaced-facts.ts'
import { askForParts } from '../../model/ask-model.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { logEvent, logFailure } from '../../platform/log/log.ts'
import type { Caller } from '../../platform/owner.ts'
import type { Checking } from '../writing/check-sentence.ts'
import { linesLost } from '../writing/restore-facts.ts'
import { isInLanguage } from './answer-language.ts'
import { withAnswers } from './apply-answers.ts'
import { droppedByModel, problemsIn } from './check-texts.ts'
import { type Answers, type WrittenPart, writtenPage } from './finish-page.ts'
import type { Manner } from './manner.ts'
import type { PageLabel } from './page-labels.ts'
import type { PageQuestion } from './page-questions.ts'
import type { Slot } from './page-slots.ts'
import { type PageText, textsIn, withoutTexts } from './page-texts.ts'
import { checkedPrinted, type Printed } from './printed-words.ts'
import { rewordedLines } from './reword-lost.ts'

export type Hearing = {
  /** A section's texts are written. May be called again after the whole page is checked. */
  section: (section: Section) => void
  /** Search words for stock photos, starting from the top of the page. */
  photos?: (words: readonly string[]) => void
  /** How many of a part's texts were checked and dropped. */
  checked?: (counts: CheckedCounts) => void
}

export type CheckedCounts = { texts: number; byCode: number; byModel: number }

export type Writing = {
  ctx: ServiceContext
  document: WebsiteSettings
  checking: Checking
  caller: Caller
  ends: { written: AbortSignal; checked: AbortSignal }
  hear: Hearing
}

export type Draft = {
  question: PageQuestion
  arrived: ReadonlyMap<string, unknown>
  texts: readonly PageText[]
  /** The reasons why code drops texts, by text key. */
  problems: ReadonlyMap<string, string>
}

/** Asks for part of the page. Reports its sections as they arrive, checked by code. */
export async function draftPart(writing: Writing, question: PageQuestion): Promise<Draft> {
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
  const nothing: Draft = { question, arrived: new Map(), texts: [], problems: new Map() }
  try {
    await askForParts(ctx, question, caller, take, ends.written).catch((error) =>
      logEvent('writing.late', { cause: String(error) }),
    )
    const texts = [...textsOf(slots, arrived), ...labelTextsOf(question.labels, arrived)]
    if (!isInLanguage(texts.map(({ text }) => text).join(' '), checking.business.activities, checking.language))
      return nothing
    if (arrived.has('printed')) arrived.set('printed', checkedPrinted(arrived.get('printed') as Printed, checking))
    const problems = problemsIn(texts, checking)
    // Only the kind of problem, since the words may be a person's name.
    for (const [what, problem] of problems) logEvent('writing.rejected', { what, cause: problem.replace(/ \S+$/, '') })
    return { question, arrived, texts, problems }
  } catch (error) {
    logFailure('writing.not_checked', error, { what: question.kind })
    return nothing
  }
}

/** A draft without the texts that code or the model drops. */
export async function checkPart(writing: Writing, draft: Draft): Promise<WrittenPart> {
  const { ctx, checking, caller, ends, hear } = writing
  const { question, texts, problems } = draft
  try {
    const left = texts.filter(({ key }) => !problems.has(key))
    const unsupported = await droppedByModel(ctx, left, { checking, caller, signal: ends.checked })
    hear.checked?.({ texts: texts.length, byCode: problems.size, byModel: unsupported.size })
    const part = partOf(draft, new Set([...problems.keys(), ...unsupported]))
    if (part.answers.has('photos')) hear.photos?.(part.answers.get('photos') as string[])
    return part
  } catch (error) {
    logFailure('writing.not_checked', error, { what: question.kind })
    return { answers: new Map(), told: [] }
  }
}

/** Undefined if all texts are dropped. */
function partOf({ question, arrived, texts }: Draft, dropped: { has: (key: string) => boolean }): WrittenPart {
  const told = texts.filter(({ key }) => !dropped.has(key))
  const isRefused = texts.length > 0 && told.length === 0
  return { answers: isRefused ? new Map() : keptAnswers(question.slots, arrived, dropped), told }
}

/** A model's wording for what the drafts lost, requested while they are checked. */
export async function rewordedIn(writing: Writing, drafts: readonly Draft[], manner: Manner) {
  const { ctx, document, checking, caller, ends } = writing
  const parts = drafts.map((draft) => partOf(draft, draft.problems))
  if (parts.every(({ told }) => told.length === 0)) return undefined
  try {
    const { website, told } = writtenPage(document, parts, checking)
    const lost = { lines: linesLost(website, told), page: pageWords(website), manner }
    return await rewordedLines(ctx, lost, { checking, caller, signal: ends.checked })
  } catch (error) {
    logFailure('writing.not_checked', error, { what: 'page-lost' })
    return undefined
  }
}

const pageWords = ({ sections }: WebsiteSettings): string =>
  sections
    .filter(({ hidden, type }) => !hidden && type !== 'Header' && type !== 'Footer')
    .flatMap(sectionTextsOf)
    .join('\n')

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
