import * as z from 'zod'
import { chooseModel } from '../adapters/ai/choose-model.ts'
import { type Model, ModelFailed, type ModelQuestion } from '../adapters/ai/model.ts'
import type { ServiceContext } from '../platform/context.ts'
import { hashOf } from '../platform/crypto/hash.ts'
import type { Caller } from '../platform/owner.ts'
import { AnswerParts, completeParts, partsClosedBy } from './fit-answer.ts'
import { findPromptAnswer, type ReservedCall, reserveCall } from './prompt-rows.ts'

/** Something to ask a model for. What people and pages said goes into `data` alone: the rest is ours. */
export type Question<Answer extends z.ZodObject> = {
  /** The name of the prompt, for the record of each call: 'business-names'. */
  kind: string
  /** The task and its rules: our own text only. */
  instruction: string
  /** What the model may read and must never obey, by name. Blank entries are left out. */
  data: Readonly<Record<string, string>>
  /**
   * What the answer must be: texts made by `askedText` (renderer/document/asked-fields.ts), enumerations, lists, objects.
   * Limits go into what the model reads, and its answer is held to them: over a limit of sentences or characters it is cut at a sentence.
   */
  answer: Answer
  /** Words of the owner's own, which an answer may repeat although they hold links or addresses. No other links pass. */
  own?: readonly string[]
  /** Of the answer, where its schema alone would allow far more than anybody says. */
  maxTokens?: number
  /** Asked in one round, whatever comes: somebody waits, and what is missing has other words. */
  once?: true
}

/**
 * A model's answer to a question, or undefined: without a model, beyond the day's budget, and when it fails, answers wrongly twice or not at all.
 * Retries short or wrong parts once. A repeated question returns its stored answer without a call: for a different
 * answer, list the existing ones in `data`. Each call is kept in ai_prompts under its caller. Never throws for the model's faults.
 *
 *     const answer = await askModel(ctx, {
 *       kind: 'business-names',
 *       instruction: 'Think of names for this business.',
 *       data: { businessActivities },
 *       answer: z.object({ names: z.array(askedText({ control: 'line', max: 48, ask: { what: 'a name' } })).length(12) }),
 *     }, caller)
 */
export async function askModel<Answer extends z.ZodObject>(
  ctx: ServiceContext,
  question: Question<Answer>,
  caller: Caller,
): Promise<z.output<Answer> | undefined> {
  const parts = await askForParts(ctx, question, caller)
  const isWhole = Object.keys(question.answer.shape).every((name) => name in parts)
  return isWhole ? (parts as z.output<Answer>) : undefined
}

/** The same, in parts: the valid entries of the answer, each reported as soon as it arrives, and then final. */
export async function askForParts<Answer extends z.ZodObject>(
  ctx: ServiceContext,
  question: Question<Answer>,
  caller: Caller,
  onPart: (name: string, value: unknown) => void = () => {},
): Promise<Partial<z.output<Answer>>> {
  const parts = new AnswerParts(question, onPart)
  try {
    const model = chooseModel(ctx.env)
    if (model) await fill(ctx, { model, question, caller, parts })
  } catch (error) {
    // The message alone: the rest of such an error may hold the request and its key.
    console.error(`asking for ${question.kind}`, error instanceof Error ? error.message : 'failed')
  }
  return parts.taken as Partial<z.output<Answer>>
}

type Asking = { model: Model; question: Question<z.ZodObject>; caller: Caller; parts: AnswerParts }

async function fill(ctx: ServiceContext, { model, question, caller, parts }: Asking): Promise<void> {
  const words = wordsOf(question)
  const first = { kind: question.kind, inputHash: await hashOf(`${model.name}\n${model.wordsFor(words)}`) }
  const known = await findPromptAnswer(ctx.db, first)
  if (known !== undefined) return void parts.take(JSON.parse(known))
  const ask = (sent: ModelQuestion) => askOnce(ctx, { ...first, model, caller, parts, sent })
  if (!(await ask(words)) || parts.isWhole || question.once) return
  await ask(again(words, parts))
}

/** The request for a question. */
const wordsOf = ({ kind, instruction, data, answer, maxTokens }: Question<z.ZodObject>): ModelQuestion => ({
  ...{ kind, instruction, answer, maxTokens: Math.min(maxTokens ?? Number.POSITIVE_INFINITY, tokensFor(answer)) },
  data: Object.fromEntries(Object.entries(data).filter(([, text]) => text.trim() !== '')),
})

/** For the parts that are still wrong, with their errors. */
function again(words: ModelQuestion, { missing, problems }: AnswerParts): ModelQuestion {
  const answer = z.object(Object.fromEntries(missing.map((name) => [name, words.answer.shape[name] as z.ZodType])))
  const told = ['You were asked before, and this was wrong with the answer:', ...problems.slice(0, 20)].join('\n- ')
  return { ...words, instruction: `${words.instruction}\n\n${told}`, answer, maxTokens: tokensFor(answer) }
}

type Once = { kind: string; inputHash: string; model: Model; caller: Caller; parts: AnswerParts; sent: ModelQuestion }

/** Whether there was an answer, even a wrong one. The row of the call that completes a question holds all of its answer. */
async function askOnce(ctx: ServiceContext, { kind, inputHash, model, caller, parts, sent }: Once): Promise<boolean> {
  const { prices } = model
  // A token is a byte at least.
  const most = new TextEncoder().encode(model.wordsFor(sent)).length
  const cost = most * prices.prompt + sent.maxTokens * prices.answer
  const call = await reserveCall(ctx, { kind, inputHash, caller, cost })
  if (!call) return false
  try {
    const said = await model.ask(sent, takingParts(parts))
    parts.takeLast(completeParts(said.text))
    await call.settle({ ...said, answer: parts.isWhole ? JSON.stringify(parts.taken) : null, prices })
    return true
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error
    return await settleFailed(call, { error, parts, prices })
  }
}

/** Looks only when a value was closed: reading from the beginning at every word would cost more than the answer. */
function takingParts(parts: AnswerParts) {
  let read = 0
  return (soFar: string): void => {
    const end = Math.max(soFar.lastIndexOf('}') + 1, endOfText(soFar))
    if (end <= read) return
    read = end
    parts.take(partsClosedBy(soFar.slice(0, end)))
  }
}

/** Behind the last text that another entry follows. A quotation mark within a text has a backslash in front. */
function endOfText(json: string): number {
  const [end] = Array.from(json.matchAll(/(?<!\\)(?:\\\\)*"(?=\s*,)/g)).slice(-1)
  return end ? end.index + end[0].length : 0
}

type Failed = { error: ModelFailed; parts: AnswerParts; prices: Model['prices'] }

/** Received tokens cost money. A call that timed out counts at its maximum cost. */
async function settleFailed(call: ReservedCall, { error, parts, prices }: Failed): Promise<boolean> {
  const { answer, reason } = error
  console.error('a model failed', reason, error.message)
  if (answer) parts.takeLast(completeParts(answer.text))
  const nothing = { promptTokens: 0, answerTokens: 0 }
  if (answer || reason !== 'timeout') await call.settle({ ...(answer ?? nothing), answer: null, prices })
  return reason === 'truncated' || reason === 'unfit'
}

/** Generous in both, for languages that need more letters or more tokens than English. */
const lengths = { word: 16, sentence: 260, tokensACharacter: 0.5, tokensAField: 14 }

/** How many tokens an answer that fits a schema has at most, about. */
function tokensFor(schema: z.ZodType): number {
  if (schema instanceof z.ZodObject) return sum(Object.values<z.ZodType>(schema.shape).map(tokensFor))
  if (schema instanceof z.ZodArray) {
    const { maxItems = 1 } = z.toJSONSchema(schema)
    return maxItems * tokensFor(schema.element as z.ZodType) + lengths.tokensAField
  }
  if (schema instanceof z.ZodEnum) return lengths.tokensAField
  const { max = 200, ask } = schema.meta() ?? {}
  const characters = Math.min(max, lengths.word * (ask?.words ?? max), lengths.sentence * (ask?.sentences ?? max))
  return Math.ceil(characters * lengths.tokensACharacter) + lengths.tokensAField
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, lengths.tokensAField)
