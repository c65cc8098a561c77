import { chooseToolModel } from '../adapters/ai/choose-model.ts'
import { ModelFailed } from '../adapters/ai/model.ts'
import type { ToolAnswer, ToolListener, ToolModel, ToolQuestion } from '../adapters/ai/tool-model.ts'
import type { ServiceContext } from '../platform/context.ts'
import { hashOf } from '../platform/crypto/hash.ts'
import { logFailure } from '../platform/log/log.ts'
import type { Caller } from '../platform/owner.ts'
import { findPromptAnswer, reserveCall } from './prompt-rows.ts'

type ModelTurn = Pick<ToolAnswer, 'say' | 'calls'>
/** `budget`: the day's calls are used up. */
export type NotAsked = { failed: 'budget' | 'unreachable' }
type Asking = { caller: Caller; onSay: ToolListener; signal?: AbortSignal | undefined }

/**
 * A model's reply to a request and the tools it calls, with the budgets, log and cache of `askModel`. The calls are untrusted: check each one before running it. Throws only the signal's reason, after
 * an abort.
 */
export async function askForCalls(
  ctx: ServiceContext,
  question: ToolQuestion,
  { caller, onSay, signal }: Asking,
): Promise<ModelTurn | NotAsked> {
  try {
    const model = chooseToolModel(ctx.env)
    return model ? await asked(ctx, { model, question, caller, onSay, signal }) : unreachable
  } catch (error) {
    signal?.throwIfAborted()
    logFailure('model.not_asked', error, { what: question.kind })
    return unreachable
  }
}

const unreachable: NotAsked = { failed: 'unreachable' }

type Once = Asking & { model: ToolModel; question: ToolQuestion }

async function asked(
  ctx: ServiceContext,
  { model, question, caller, onSay, signal }: Once,
): Promise<ModelTurn | NotAsked> {
  const words = model.wordsFor(question)
  const { kind } = question
  const inputHash = await hashOf(`${model.name}\n${words}`)
  const known = await findPromptAnswer(ctx.db, { kind, inputHash })
  if (known !== undefined) {
    const said = JSON.parse(known) as ModelTurn
    onSay(said.say)
    return said
  }
  const { prices } = model
  // A token is at least one byte.
  const cost = new TextEncoder().encode(words).length * prices.prompt + question.maxTokens * prices.answer
  const call = await reserveCall(ctx, { kind, inputHash, caller, cost })
  if (!call) return { failed: 'budget' }
  try {
    const { say, calls, ...tokens } = await model.use(question, onSay, signal)
    await call.settle({ answer: JSON.stringify({ say, calls }), ...tokens, prices })
    return { say, calls }
  } catch (error) {
    // A stopped call counts at its maximum cost: nobody knows how far it came.
    signal?.throwIfAborted()
    if (!(error instanceof ModelFailed)) throw error
    logFailure('model.failed', error, { code: error.reason })
    const nothing = { promptTokens: 0, answerTokens: 0 }
    if (error.reason !== 'timeout') await call.settle({ ...(error.answer ?? nothing), answer: null, prices })
    return unreachable
  }
}
