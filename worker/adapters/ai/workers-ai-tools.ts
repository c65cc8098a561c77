import type { Env } from '../../env.ts'
import { ModelFailed, maxAnswerLength, tokensOf, unfenced } from './model.ts'
import { modelSettings } from './openai.ts'
import {
  callsInText,
  offeredFunctions,
  parsed,
  readJsonAnswer,
  roundsAsCalls,
  roundsInJson,
  saidInJson,
  type ToolAnswer,
  type ToolCall,
  type ToolModel,
  type ToolQuestion,
  toolMessages,
  toolWords,
} from './tool-model.ts'
import { answeredWithin, pricesOf, thinks, usualModel, type WorkersAi, withoutThinking } from './workers-ai.ts'

/** Model families that Cloudflare lists with function calling. Any other model answers in JSON mode. */
const callsFunctions = /llama-3\.3|llama-4|hermes-2-pro|mistral-small-3|qwen3|qwq|granite-4|gpt-oss|glm-4/i

/** Calls functions of a Workers AI model, which doesn't stream. */
export function workersAiToolModel(env: Env, ai: WorkersAi): ToolModel {
  const model = env.AI_MODEL || usualModel
  const { timeoutMs, prices } = modelSettings(env, pricesOf(model))
  const inJson = !callsFunctions.test(model)
  return {
    name: `${model} at Workers AI`,
    prices,
    wordsFor: toolWords,
    use: async (question, onSay, signal) => {
      const raw = await answeredWithin({ timeoutMs, signal }, ai, {
        ...{ model, gateway: env.AI_GATEWAY },
        inputs: { ...inputsFor(question, inJson), ...(thinks.test(model) && withoutThinking) },
      })
      const answer = answerOf(question, raw, inJson)
      onSay(answer.say)
      return answer
    },
  }
}

function inputsFor(question: ToolQuestion, inJson: boolean) {
  const messages = toolMessages(question)
  const max_tokens = question.maxTokens
  if (!inJson)
    return { messages: [...messages, ...roundsAsCalls(question)], tools: offeredFunctions(question), max_tokens }
  const { schema, words } = saidInJson(question)
  const response_format = { type: 'json_schema', json_schema: schema }
  return {
    messages: [{ role: 'system', content: words }, ...messages, ...roundsInJson(question)],
    response_format,
    max_tokens,
  }
}

/** Older models return calls with their input as an object; newer ones use the chat completions format. */
type RawCall = { name?: unknown; arguments?: unknown; function?: { name?: unknown; arguments?: unknown } }
type Raw = {
  response?: unknown
  tool_calls?: RawCall[]
  usage?: { prompt_tokens?: number; completion_tokens?: number }
  choices?: { message?: { content?: unknown; tool_calls?: RawCall[] } }[]
}

function answerOf(question: ToolQuestion, raw: unknown, inJson: boolean): ToolAnswer {
  const { response, tool_calls, choices, usage } = (typeof raw === 'object' && raw !== null ? raw : {}) as Raw
  const message = choices?.[0]?.message
  const said = response ?? message?.content ?? ''
  const text = typeof said === 'string' ? said : JSON.stringify(said)
  const given = tool_calls ?? message?.tool_calls ?? []
  const used = {
    promptTokens: usage?.prompt_tokens ?? tokensOf(toolWords(question)),
    answerTokens: usage?.completion_tokens ?? tokensOf(text + JSON.stringify(given)),
  }
  if (text.length > maxAnswerLength) throw new ModelFailed('too_large', 'it said far too much')
  if (inJson) {
    const answer = readJsonAnswer(unfenced(text))
    if (!answer) throw new ModelFailed('unfit', 'what it said is no JSON', { ...used, text: '' })
    return { ...answer, ...used }
  }
  const calls = given.flatMap((call): ToolCall[] => {
    const { name, arguments: input } = call.function ?? call
    return typeof name === 'string' ? [{ tool: name, input: typeof input === 'string' ? parsed(input) : input }] : []
  })
  if (calls.length > 0) return { say: text, calls, ...used }
  const written = callsInText(unfenced(text))
  if (written.length > 0) return { say: '', calls: written, ...used }
  if (text === '' && question.rounds.length === 0)
    throw new ModelFailed('unreachable', 'what answers there is no model')
  return { say: text, calls, ...used }
}
