import * as z from 'zod'
import { askForParts, type Question } from '../../model/ask-model.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { logEvent } from '../../platform/log/log.ts'
import type { Caller } from '../../platform/owner.ts'
import { type Checking, questionProblem, sentenceProblem } from '../writing/check-sentence.ts'
import type { PageText } from './page-texts.ts'
import { supportInstruction } from './prompts.ts'

/** Sections in which a sentence may invite visitors without citing a fact. */
const inviting = /^(?:contact|scheduling|video)\b/

/** Why code drops a text; undefined if it may be published. */
function textProblem({ text, facts, role, key }: PageText, checking: Checking): string | undefined {
  if (role === 'question') return questionProblem(text, checking)
  // A label may draw on everything that is known.
  if (role === 'label') return sentenceProblem({ text, facts: checking.facts.map(({ id }) => id) }, checking)
  const isCited = facts.some((id) => checking.facts.some((fact) => fact.id === id))
  if (role === 'statement' && !isCited && !inviting.test(key)) return 'no fact'
  return sentenceProblem({ text, facts }, checking)
}

/** The reasons why code drops texts, by text key. */
export function problemsIn(texts: readonly PageText[], checking: Checking): ReadonlyMap<string, string> {
  const problems = texts.map((text) => [text.key, textProblem(text, checking)] as const)
  return new Map(problems.filter((entry): entry is [string, string] => entry[1] !== undefined))
}

/** Fits the ids of all texts of a page. */
const maxAnswerLength = 600

/** Asks which texts go beyond their facts. */
export function supportQuestion(texts: readonly PageText[], { facts, businessName }: Checking) {
  const told = new Map(facts.map(({ id, label, text }) => [id, `${label}: ${text}`]))
  const trade = facts.filter(({ kind }) => kind === 'trade' || kind === 'place').map(({ id }) => told.get(id))
  const sentences = texts.map(({ text, facts: ids, asks, about }, index) => [
    `s${index + 1}`,
    {
      ...{ ...(asks !== undefined && { asks }), ...(about !== undefined && { about }) },
      ...{ says: text, facts: ids.flatMap((id) => told.get(id) ?? []) },
    },
  ])
  return {
    kind: 'page-support',
    instruction: supportInstruction,
    data: { business: [businessName, ...trade].join(' · '), sentences: JSON.stringify(Object.fromEntries(sentences)) },
    answer: z.object({ unsupported: z.string().describe('Their ids, as "s2 s5"; "none" if all are fine.') }),
    maxTokens: maxAnswerLength,
    temperature: 0,
  } satisfies Question<z.ZodObject>
}

type Asking = { checking: Checking; caller: Caller; signal: AbortSignal }

/** The keys of texts that the model finds unsupported; all keys if it gives no clear answer, since then nothing was checked. */
export async function droppedByModel(
  ctx: ServiceContext,
  texts: readonly PageText[],
  { checking, caller, signal }: Asking,
): Promise<Set<string>> {
  const checked = texts.filter(({ role }) => role !== 'question')
  if (checked.length === 0) return new Set()
  const { unsupported } = await askForParts(ctx, supportQuestion(checked, checking), caller, undefined, signal)
  const keys = unsupported === undefined ? undefined : keysNamed(unsupported, checked)
  if (!keys) return new Set(checked.map(({ key }) => key))
  for (const key of keys) logEvent('writing.unsupported', { what: key })
  return new Set(keys)
}

/** The keys of the texts whose ids an answer lists. Undefined if it lists unknown ids or says anything else. */
function keysNamed(answer: string, texts: readonly PageText[]): string[] | undefined {
  const ids = (answer.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word !== 'and')
  if (ids.join() === 'none') return []
  const keys = ids.map((id) => texts[Number(/^s(\d+)$/.exec(id)?.[1]) - 1]?.key)
  const known = keys.filter((key) => key !== undefined)
  return known.length === keys.length ? known : undefined
}
