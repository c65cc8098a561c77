import type { OpenAI } from 'openai'
import type { Env } from '../env.ts'
import { boundedLines, TooLarge } from './bounded-lines.ts'
import { type Model, type ModelAnswer, ModelFailed, type ModelQuestion } from './model.ts'
import { longestAnswer, messagesFor, tokensOf, unfenced } from './model-messages.ts'
import { openaiSettings, openClient } from './openai-client.ts'
import { strictSchema } from './strict-schema.ts'

type Request = OpenAI.Chat.Completions.ChatCompletionCreateParamsStreaming
type Event = OpenAI.Chat.Completions.ChatCompletionChunk
type Heard = { text: string; refused: boolean; finish?: string | null; usage?: Event['usage'] }

const usualModel = 'gpt-4.1-mini'
/** Of what an answer comes in. */
const mostBytes = 512 * 1024

/** Models that were found to know neither strict schemas nor usage in streams: for those, the schema goes into the words. */
const plainOnes = new Set<string>()

/** A model that writes, wherever OpenAI's protocol is spoken. */
export function openaiModel(env: Env): Model {
  const { baseURL, patience, prices } = openaiSettings(env)
  const model = env.AI_MODEL || usualModel
  const name = `${model} at ${baseURL}`
  return {
    name,
    prices,
    wordsFor: (question) => JSON.stringify([messagesFor(question), strictSchema(question.answer)]),
    ask: async (question, onText) => {
      const client = await openClient(env, async (...request) => boundedLines(await fetch(...request), mostBytes))
      const deadline = AbortSignal.timeout(patience)
      const heard: Heard = { text: '', refused: false }
      const answer = () => answerOf(question, heard)
      try {
        const events = await opened(client, { model, name, question }, deadline)
        for await (const event of events) hear(heard, event, onText)
        // The client takes it for the end when it is stopped.
        deadline.throwIfAborted()
      } catch (error) {
        throw failureOf(error, deadline, heard.text === '' ? undefined : answer())
      }
      if (heard.refused || heard.finish === 'content_filter') throw new ModelFailed('refused', 'it would not', answer())
      if (heard.finish === 'length') throw new ModelFailed('truncated', 'it came to its end too late', answer())
      if (heard.text === '') throw new ModelFailed('unreachable', 'what answers there is no model')
      return answer()
    },
  }
}

type Call = { model: string; name: string; question: ModelQuestion }

/** Retries without the newer parameters if the endpoint rejects the request. */
async function opened(client: OpenAI, call: Call, signal: AbortSignal): Promise<AsyncIterable<Event>> {
  const plainly = () => client.chat.completions.create(plainRequest(call), { signal })
  if (plainOnes.has(call.name)) return plainly()
  try {
    return await client.chat.completions.create(strictRequest(call), { signal })
  } catch (error) {
    if (statusOf(error) !== 400 && statusOf(error) !== 422) throw error
    const events = await plainly()
    plainOnes.add(call.name)
    return events
  }
}

const strictRequest = ({ model, question }: Call): Request => ({
  ...{ model, messages: messagesFor(question), stream: true },
  stream_options: { include_usage: true },
  max_completion_tokens: question.maxTokens,
  response_format: {
    type: 'json_schema',
    json_schema: { name: question.kind, strict: true, schema: strictSchema(question.answer) },
  },
})

const plainRequest = ({ model, question }: Call): Request => ({
  ...{ model, stream: true, max_tokens: question.maxTokens, response_format: { type: 'json_object' } },
  messages: [
    { role: 'system', content: `The schema of your answer: ${JSON.stringify(strictSchema(question.answer))}` },
    ...messagesFor(question),
  ],
})

function hear(heard: Heard, { choices, usage }: Event, onText?: (soFar: string) => void): void {
  if (usage) heard.usage = usage
  const [choice] = choices ?? []
  if (!choice) return
  if (choice.finish_reason) heard.finish = choice.finish_reason
  if (choice.delta?.refusal) heard.refused = true
  if (!choice.delta?.content) return
  heard.text += choice.delta.content
  if (heard.text.length > longestAnswer) throw new TooLarge(`more than ${longestAnswer} characters`)
  onText?.(heard.text)
}

const answerOf = (question: ModelQuestion, { text, usage }: Heard): ModelAnswer => ({
  text: unfenced(text),
  promptTokens: usage?.prompt_tokens ?? tokensOf(JSON.stringify(messagesFor(question))),
  answerTokens: usage?.completion_tokens ?? tokensOf(text),
})

function failureOf(error: unknown, deadline: AbortSignal, answer: ModelAnswer | undefined): ModelFailed {
  if (deadline.aborted) return new ModelFailed('timeout', 'it took too long', answer)
  if (isTooLarge(error)) return new ModelFailed('too_large', 'it said far too much', answer)
  const status = statusOf(error)
  if (status === 429) return new ModelFailed('busy', 'it is asked too much', answer)
  return new ModelFailed('unreachable', status ? `it answered ${status}` : 'it did not answer', answer)
}

/** The client wraps what goes wrong while it reads. */
const isTooLarge = (error: unknown): boolean =>
  error instanceof TooLarge || (error instanceof Error && error.cause !== undefined && isTooLarge(error.cause))

const statusOf = (error: unknown) =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined
