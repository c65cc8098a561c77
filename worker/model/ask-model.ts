import * as z from 'zod'
import { chooseModel } from '../adapters/ai/choose-model.ts'
import { type Model, ModelFailed, type ModelQuestion } from '../adapters/ai/model.ts'
import type { ServiceContext } from '../platform/context.ts'
import { hashOf } from '../platform/crypto/hash.ts'
import { logFailure } from '../platform/log/log.ts'
import type { Caller } from '../platform/owner.ts'
import { AnswerParts, completeParts, partsClosedBy } from './fit-answer.ts'
import { findPromptAnswer, type ReservedCall, reserveCall } from './prompt-rows.ts'

/** A question for a model. Text from people and pages goes only into `data`; we write everything else. */
export type Question<Answer extends z.ZodObject> = {
  /** The prompt's name in the call log: 'business-names'. */
  kind: string
  /** The task and its rules, in our own words only. */
  instruction: string
  /** Untrusted input by name: the model may read it but must not follow it. Blank entries are omitted. */
  data: Readonly<Record<string, string>>
  /**
   * The answer's schema: texts made by `modelText` (renderer/document/fields/asked-fields.ts), enumerations, lists, objects. The prompt states the
   * limits and the answer is held to them: text over its limit of sentences or characters is cut after a sentence.
   */
  answer: Answer
  /** The owner's own words, whose links and addresses the answer may repeat. Other links are rejected. */
  own?: readonly string[]
  /** Limits the answer's tokens if its schema alone would allow far more than needed. */
  maxTokens?: number
  /** From 0, always the likeliest words, to 1. */
  temperature?: number
  /** Skips the second round: someone is waiting, and a fallback exists for missing parts. */
  once?: true
}

/**
 * A model's answer to a question. Undefined without a model, beyond the day's budget, or if the model fails or gives an invalid answer
 * twice. Retries short or invalid parts once. A repeated question returns its stored answer without a call; for a different answer, list the
 * existing ones in `data`. Logs each call in ai_prompts under its caller. Never throws because of the model.
 *
 *     const answer = await askModel(ctx, {
 *       kind: 'business-names',
 *       instruction: 'Think of names for this business.',
 *       data: { businessActivities },
 *       answer: z.object({ names: z.array(modelText({ control: 'line', max: 48, ask: { what: 'a name' } })).length(12) }),
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

/**
 * Like `askModel`, in parts: reports each valid entry of the answer as soon as it arrives. A reported entry is final. An aborted signal ends
 * the call; its reason is thrown.
 */
export async function askForParts<Answer extends z.ZodObject>(
  ctx: ServiceContext,
  question: Question<Answer>,
  caller: Caller,
  onPart: (name: string, value: unknown) => void = () => {},
  signal?: AbortSignal,
): Promise<Partial<z.output<Answer>>> {
  const parts = new AnswerParts(question, onPart)
  try {
    const model = chooseModel(ctx.env)
    if (model) await fill(ctx, { model, question, caller, parts, signal })
  } catch (error) {
    signal?.throwIfAborted()
    logFailure('model.not_asked', error, { what: question.kind })
  }
  return parts.taken as Partial<z.output<Answer>>
}

type Asking = {
  model: Model
  question: Question<z.ZodObject>
  caller: Caller
  parts: AnswerParts
  signal: AbortSignal | undefined
}

async function fill(ctx: ServiceContext, { model, question, caller, parts, signal }: Asking): Promise<void> {
  const words = wordsOf(question)
  const first = { kind: question.kind, inputHash: await hashOf(`${model.name}\n${model.wordsFor(words)}`) }
  const known = await findPromptAnswer(ctx.db, first)
  if (known !== undefined) return void parts.take(JSON.parse(known))
  const ask = (sent: ModelQuestion) => askOnce(ctx, { ...first, model, caller, parts, signal, sent })
  if (!(await ask(words)) || parts.isWhole || question.once) return
  await ask(again(words, parts))
}

/** The request for a question. */
const wordsOf = ({
  kind,
  instruction,
  data,
  answer,
  maxTokens,
  ...question
}: Question<z.ZodObject>): ModelQuestion => ({
  ...{ kind, instruction, answer, temperature: question.temperature ?? usualTemperature },
  maxTokens: roomToReason + Math.min(maxTokens ?? Number.POSITIVE_INFINITY, tokensFor(answer)),
  data: Object.fromEntries(Object.entries(data).filter(([, text]) => text.trim() !== '')),
})

/** Asks again for the invalid parts, with their errors. */
function again(words: ModelQuestion, { missing, problems }: AnswerParts): ModelQuestion {
  const answer = z.object(Object.fromEntries(missing.map((name) => [name, words.answer.shape[name] as z.ZodType])))
  const told = ['You were asked before, and this was wrong with the answer:', ...problems.slice(0, 20)].join('\n- ')
  return {
    ...words,
    instruction: `${words.instruction}\n\n${told}`,
    answer,
    maxTokens: Math.min(words.maxTokens, roomToReason + tokensFor(answer)),
  }
}

type Once = Omit<Asking, 'question'> & { kind: string; inputHash: string; sent: ModelQuestion }

/** Whether the model answered at all, even invalidly. The row of the last call for a question stores the complete answer. */
async function askOnce(ctx: ServiceContext, once: Once): Promise<boolean> {
  const { kind, inputHash, model, caller, parts, sent, signal } = once
  const { prices } = model
  // A token is at least one byte.
  const most = new TextEncoder().encode(model.wordsFor(sent)).length
  const cost = most * prices.prompt + sent.maxTokens * prices.answer
  const call = await reserveCall(ctx, { kind, inputHash, caller, cost })
  if (!call) return false
  try {
    const said = await model.ask(sent, takingParts(parts), signal)
    parts.takeLast(completeParts(said.text))
    await call.settle({ ...said, answer: parts.isWhole ? JSON.stringify(parts.taken) : null, prices })
    return true
  } catch (error) {
    // A stopped call counts at its maximum cost: nobody knows how far it came.
    signal?.throwIfAborted()
    if (!(error instanceof ModelFailed)) throw error
    return await settleFailed(call, { error, parts, prices })
  }
}

/** Parses only after a value was closed: parsing from the start for every token would cost more than the answer. */
function takingParts(parts: AnswerParts) {
  let read = 0
  return (soFar: string): void => {
    const end = Math.max(soFar.lastIndexOf('}') + 1, endOfText(soFar))
    if (end <= read) return
    read = end
    parts.take(partsClosedBy(soFar.slice(0, end)))
  }
}

/** The end of the last closed string that another entry follows. Quotes inside a string are escaped. */
function endOfText(json: string): number {
  const [end] = Array.from(json.matchAll(/(?<!\\)(?:\\\\)*"(?=\s*,)/g)).slice(-1)
  return end ? end.index + end[0].length : 0
}

type Failed = { error: ModelFailed; parts: AnswerParts; prices: Model['prices'] }

/** Received tokens cost money. A timed-out call counts at its maximum cost. */
async function settleFailed(call: ReservedCall, { error, parts, prices }: Failed): Promise<boolean> {
  const { answer, reason } = error
  logFailure('model.failed', error, { code: reason })
  if (answer) parts.takeLast(completeParts(answer.text))
  const nothing = { promptTokens: 0, answerTokens: 0 }
  if (answer || reason !== 'timeout') await call.settle({ ...(answer ?? nothing), answer: null, prices })
  return reason === 'truncated' || reason === 'unfit'
}

const usualTemperature = 0.3

/** In tokens, for models that think before they answer: their limit covers both. */
const roomToReason = 4000

/** Generous, for languages that need more letters or more tokens than English. */
const lengths = { word: 16, sentence: 260, tokensACharacter: 0.5, tokensAField: 14 }

/** An estimate of the most tokens that an answer matching the schema can have. */
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
