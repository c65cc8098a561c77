import * as z from 'zod'
import { askedText } from '../../../renderer/document/fields/asked-fields.ts'
import type { Question } from '../../model/ask-model.ts'
import { askForParts } from '../../model/ask-model.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { logEvent } from '../../platform/log/log.ts'
import type { Caller } from '../../platform/owner.ts'
import { type Checking, sentenceProblem } from '../writing/check-sentence.ts'
import { isInstruction } from '../writing/told-facts.ts'
import type { PageText } from './page-texts.ts'
import { supportInstruction } from './prompts.ts'

/** Sections whose sentences may invite without a fact. */
const inviting = /^(?:contact|scheduling|video)\b/

/** The reason why code drops a text; undefined if it may be published. */
function textProblem({ text, facts, role, key }: PageText, checking: Checking): string | undefined {
  const isCited = facts.some((id) => checking.facts.some((fact) => fact.id === id))
  if (role === 'statement' && !isCited && !inviting.test(key)) return 'no fact'
  if (role === 'question') return isInstruction(text) ? 'an order' : undefined
  return sentenceProblem({ text, facts }, checking)
}

/** The keys of texts that code drops. Logs the kind of problem only: the words may be a person's name. */
export function droppedByCode(texts: readonly PageText[], checking: Checking): Set<string> {
  const problems = texts.map((text) => [text.key, textProblem(text, checking)] as const)
  for (const [key, problem] of problems)
    if (problem !== undefined) logEvent('writing.rejected', { what: key, cause: problem.replace(/ \S+$/, '') })
  return new Set(problems.flatMap(([key, problem]) => (problem === undefined ? [] : [key])))
}

const mostCharacters = 400

/** Asks which texts say more than their facts. */
export function supportQuestion(texts: readonly PageText[], { facts, businessName }: Checking) {
  const told = new Map(facts.map(({ id, label, text }) => [id, `${label}: ${text}`]))
  const trade = facts.filter(({ kind }) => kind === 'trade' || kind === 'place').map(({ id }) => told.get(id))
  const sentences = texts.map(({ text, facts: ids, asks, about }, index) => [
    `s${index + 1}`,
    {
      ...(asks !== undefined && { asks }),
      ...(about !== undefined && { about }),
      says: text,
      facts: ids.flatMap((id) => told.get(id) ?? []),
    },
  ])
  const ids = sentences.map(([id]) => id as string)
  const unsupported = z.object({
    id: z.enum(ids),
    words: askedText({
      control: 'line',
      max: mostCharacters,
      ask: { what: 'the words without a fact, or what is missing', blankable: true },
    }),
  })
  return {
    kind: 'page-support',
    instruction: supportInstruction,
    data: { business: [businessName, ...trade].join(' · '), sentences: JSON.stringify(Object.fromEntries(sentences)) },
    answer: z.object({ unsupported: z.array(unsupported).max(ids.length).meta({ explicit: true }) }),
    own: [businessName, ...facts.map(({ text }) => text), ...texts.map(({ text }) => text)],
    temperature: 0,
  } satisfies Question<z.ZodObject>
}

type Asking = { checking: Checking; caller: Caller; signal: AbortSignal }

/** The keys of texts that the model finds unsupported; of all where it doesn't answer, since nobody has checked them then. */
export async function droppedByModel(
  ctx: ServiceContext,
  texts: readonly PageText[],
  { checking, caller, signal }: Asking,
): Promise<Set<string>> {
  const checked = texts.filter(({ role }) => role !== 'question')
  if (checked.length === 0) return new Set()
  const question = supportQuestion(checked, checking)
  const { unsupported } = await askForParts(ctx, question, caller, undefined, signal)
  if (!unsupported) return new Set(checked.map(({ key }) => key))
  for (const { id } of unsupported)
    logEvent('writing.unsupported', { what: checked[Number(id.slice(1)) - 1]?.key ?? '' })
  return new Set(unsupported.flatMap(({ id }) => checked[Number(id.slice(1)) - 1]?.key ?? []))
}
