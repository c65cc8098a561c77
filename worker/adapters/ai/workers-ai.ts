import type { Env } from '../../env.ts'
import {
  callEnds,
  type Model,
  type ModelAnswer,
  ModelFailed,
  type ModelQuestion,
  maxAnswerLength,
  messagesFor,
  strictSchema,
  tokensOf,
  unfenced,
} from './model.ts'
import { type ModelPrices, modelSettings, perToken } from './openai.ts'

export type WorkersAi = NonNullable<Env['AI']>

/** The strongest model that Cloudflare lists for JSON mode. */
export const usualModel = '@cf/meta/llama-3.3-70b-instruct-fp8-fast'

/** Dollars per million tokens, from Cloudflare's price list. For other models, set AI_PRICE_IN and AI_PRICE_OUT. */
const listed: Readonly<Record<string, readonly [prompt: number, answer: number]>> = {
  [usualModel]: [0.293, 2.253],
  '@cf/google/gemma-4-26b-a4b-it': [0.1, 0.3],
  '@cf/zai-org/glm-4.7-flash': [0.06, 0.4],
  '@cf/openai/gpt-oss-120b': [0.35, 0.75],
  '@cf/meta/llama-4-scout-17b-16e-instruct': [0.27, 0.85],
}

/** Models that reason first by default, often until no tokens are left for the answer. */
export const thinks = /gemma-4|glm-4\.7/

/** A Workers AI model in JSON mode, which doesn't stream. */
export function workersAiModel(env: Env, ai: WorkersAi): Model {
  const model = env.AI_MODEL || usualModel
  const { timeoutMs, prices } = modelSettings(env, pricesOf(model))
  return {
    name: `${model} at Workers AI`,
    prices,
    wordsFor: (question) => JSON.stringify([messagesFor(question), strictSchema(question.answer)]),
    ask: async (question, onText, signal) => {
      const inputs = { ...inputsFor(question), ...(thinks.test(model) && withoutThinking) }
      const call = { model, inputs, gateway: env.AI_GATEWAY }
      const answer = answerOf(question, await answeredWithin({ timeoutMs, signal }, ai, call))
      onText?.(answer.text)
      return answer
    },
  }
}

export function pricesOf(model: string): ModelPrices | undefined {
  const [prompt, answer] = listed[model] ?? []
  return prompt === undefined || answer === undefined
    ? undefined
    : { prompt: perToken(prompt), answer: perToken(answer) }
}

export const withoutThinking = { chat_template_kwargs: { enable_thinking: false } }

const inputsFor = (question: ModelQuestion) => ({
  messages: messagesFor(question),
  response_format: { type: 'json_schema', json_schema: strictSchema(question.answer) },
  max_tokens: question.maxTokens,
  temperature: question.temperature,
})

type Ends = { timeoutMs: number; signal: AbortSignal | undefined }
type Call = { model: string; inputs: Record<string, unknown>; gateway: string | undefined }

/** The binding's response. Throws ModelFailed, or the signal's reason if aborted. */
export async function answeredWithin(
  { timeoutMs, signal }: Ends,
  ai: WorkersAi,
  { model, inputs, gateway }: Call,
): Promise<unknown> {
  signal?.throwIfAborted()
  const { deadline, until } = callEnds(timeoutMs, signal)
  const ended = new Promise<never>((_resolve, reject) => {
    until.addEventListener('abort', () => reject(until.reason), { once: true })
  })
  try {
    // Also races the signal, since a call in progress may ignore it.
    return await Promise.race([
      ai.run(model, inputs, { signal: until, ...(gateway && { gateway: { id: gateway, collectLog: false } }) }),
      ended,
    ])
  } catch (error) {
    signal?.throwIfAborted()
    throw deadline.aborted ? new ModelFailed('timeout', 'it took too long') : failureOf(error)
  }
}

/** Maps the codes and messages of Cloudflare's error list. Our message includes only the code, since the rest may quote the request. */
export function failureOf(error: unknown): ModelFailed {
  const words = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  const code = /\b([3-7]\d{3})\b/.exec(words)?.[1]
  if (code === '3036' || code === '4006' || /daily free allocation/i.test(words)) {
    return new ModelFailed('exhausted', 'the day’s free allocation is used up')
  }
  if (code === '5024' || /JSON Mode(?:l)? could(?:n['’]t| not) be met/i.test(words))
    return new ModelFailed('unfit', 'JSON Mode could not be met')
  if (code === '3040' || /capacity|\b429\b/i.test(words)) return new ModelFailed('busy', 'it has no capacity')
  if (code === '3007' || code === '3008' || code === '3046' || /\btimed? ?out\b|\b408\b/i.test(words)) {
    return new ModelFailed('timeout', 'it took too long')
  }
  const status = /\b5\d\d\b/.exec(words)?.[0]
  return new ModelFailed('unreachable', code || status ? `it answered ${code ?? status}` : 'it did not answer')
}

type Usage = { prompt_tokens?: number; completion_tokens?: number }
/** The result of `run`. Newer models use the chat completions format. */
type Raw = {
  response?: unknown
  usage?: Usage
  choices?: { message?: { content?: unknown }; finish_reason?: string }[]
}

function answerOf(question: ModelQuestion, raw: unknown): ModelAnswer {
  const { response, usage, choices } = (typeof raw === 'object' && raw !== null ? raw : {}) as Raw
  const said = response ?? choices?.[0]?.message?.content
  if (said === undefined || said === null) {
    // Reasoning used up all tokens.
    if (choices?.[0]?.finish_reason === 'length') throw new ModelFailed('truncated', 'it came to its end too late')
    throw new ModelFailed('unreachable', 'what answers there is no model')
  }
  const text = typeof said === 'string' ? unfenced(said) : JSON.stringify(said)
  if (text.length > maxAnswerLength) throw new ModelFailed('too_large', 'it said far too much')
  const answer = {
    text,
    promptTokens: usage?.prompt_tokens ?? tokensOf(JSON.stringify(messagesFor(question))),
    answerTokens: usage?.completion_tokens ?? tokensOf(text),
  }
  if (typeof said !== 'string' || isObject(text)) return answer
  const wasCut = choices?.[0]?.finish_reason === 'length' || (usage?.completion_tokens ?? 0) >= question.maxTokens
  if (wasCut) throw new ModelFailed('truncated', 'it came to its end too late', answer)
  throw new ModelFailed('unfit', 'what it said is no JSON', answer)
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
