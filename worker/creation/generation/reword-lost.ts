import * as z from 'zod'
import { modelText } from '../../../renderer/document/fields/model-text.ts'
import { asSentence } from '../../../templates/plan/sentence-text.ts'
import { askForParts, type Question } from '../../model/ask-model.ts'
import type { ServiceContext } from '../../platform/context.ts'
import type { Caller } from '../../platform/owner.ts'
import { type Checking, questionProblem, sentenceProblem } from '../writing/check-sentence.ts'
import { hasNumbersOf, keepsLimits, limitsSomething } from '../writing/keeps-facts.ts'
import type { Reworded } from '../writing/restore-facts.ts'
import { type Manner, mannerRules } from './manner.ts'
import { lostInstruction } from './prompts.ts'

const maxReworded = 16
const [longestQuestion, longestSentence, longestAnswer] = [120, 300, 1500]

type Lost = { lines: readonly string[]; page: string; manner: Manner }

/** Asks for new wording of facts that a page lost. */
export function lostQuestion({ lines, page, manner }: Lost) {
  const lost = lines.slice(0, maxReworded).map((line, index) => [`l${index + 1}`, line] as const)
  const said = z.object({
    asks: modelText({
      control: 'line',
      max: longestQuestion,
      ask: { what: "the customer's question that it answers", blankable: true },
    }),
    text: modelText({
      control: 'line',
      max: longestSentence,
      ask: { what: 'the sentence', sentences: 2, blankable: true },
    }),
  })
  return {
    kind: 'page-lost',
    instruction: `${lostInstruction}\n\n${mannerRules(manner)}`,
    data: { lost: JSON.stringify(Object.fromEntries(lost)), page },
    answer: z.object(Object.fromEntries(lost.map(([id]) => [id, said]))),
    own: [...lines],
    maxTokens: longestAnswer,
    temperature: 0.2,
    once: true,
  } satisfies Question<z.ZodObject>
}

type Asking = { checking: Checking; caller: Caller; signal: AbortSignal }

/** A model's wording for lost lines, each checked against its line. Leaves out lines without good wording. */
export async function rewordedLines(
  ctx: ServiceContext,
  lost: Lost,
  { checking, caller, signal }: Asking,
): Promise<ReadonlyMap<string, Reworded>> {
  if (lost.lines.length === 0) return new Map()
  const arrived = new Map<string, unknown>()
  const take = (name: string, value: unknown) => void arrived.set(name, value)
  await askForParts(ctx, lostQuestion(lost), caller, take, signal).catch(() => {})
  return new Map(
    lost.lines.flatMap((line, index) => {
      const said = arrived.get(`l${index + 1}`) as Reworded | undefined
      const words = said && heldTo(line, said, { ...checking, page: lost.page })
      return words ? [[line, words] as const] : []
    }),
  )
}

/** Minimum shares of meaningful words: the line's words kept in the rewording, and the rewording's words known from the line. */
const [kept, known] = [0.35, 0.5]

function heldTo(line: string, { text, asks }: Reworded, checking: Checking & { page: string }): Reworded | undefined {
  const { language, page } = checking
  if (text.trim() === '')
    return limitsSomething(line, language) || !hasNumbersOf(page, line, { share: 0 })
      ? undefined
      : { text: '', asks: '' }
  const isSame =
    hasNumbersOf(`${text}\n${page}`, line, { share: kept, language }) &&
    hasNumbersOf(line, text, { share: known, language }) &&
    keepsLimits(text, line, language)
  const facts = checking.facts
    .filter((fact) => hasNumbersOf(line, fact.text, { share: 1, language }))
    .map(({ id }) => id)
  const own = checking.facts.filter((fact) => hasNumbersOf(fact.text, line, { share: 1, language })).map(({ id }) => id)
  if (!isSame || sentenceProblem({ text, facts: [...facts, ...own] }, checking) !== undefined) return undefined
  return { text: asSentence(text), asks: questionProblem(asks, checking) === undefined ? asks : '' }
}
