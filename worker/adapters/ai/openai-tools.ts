import type { OpenAI } from 'openai'
import type { Env } from '../../env.ts'
import { callEnds, ModelFailed, maxAnswerLength, tokensOf, unfenced } from './model.ts'
import { failureOf, openaiSettings, statusOf, streamingClient, TooLarge, usualModel } from './openai.ts'
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
  type ToolListener,
  type ToolModel,
  type ToolQuestion,
  toolMessages,
  toolWords,
} from './tool-model.ts'

type Event = OpenAI.Chat.Completions.ChatCompletionChunk
/** Function calls arrive in pieces, by their index. */
type Piece = { name: string; json: string }
type StreamedTurn = {
  text: string
  pieces: Piece[]
  refused: boolean
  finish?: string | null
  usage?: Event['usage']
}

/** Models found not to support functions. They answer in JSON. */
const withoutTools = new Set<string>()
/** Statuses of endpoints that don't support functions. */
const unknownHere = new Set([400, 404, 422])

/** Calls functions of a model behind any OpenAI-compatible API. */
export function openaiToolModel(env: Env): ToolModel {
  const { baseURL, timeoutMs, prices } = openaiSettings(env)
  const model = env.AI_MODEL || usualModel
  const name = `${model} at ${baseURL}`
  return {
    name,
    prices,
    wordsFor: toolWords,
    use: async (question, onSay, signal) => {
      const client = await streamingClient(env)
      const { deadline, until } = callEnds(timeoutMs, signal)
      const heard: StreamedTurn = { text: '', pieces: [], refused: false }
      const call = { client, model, name, question }
      try {
        const { events, inJson } = await opened(call, until)
        for await (const event of events) hear(heard, event, inJson ? undefined : onSay)
        // When aborted, the client ends the stream as if the answer were complete.
        until.throwIfAborted()
        return inJson ? answerInJson(question, heard, onSay) : answerOf(question, heard)
      } catch (error) {
        signal?.throwIfAborted()
        if (error instanceof ModelFailed) throw error
        throw failureOf(error, deadline, undefined)
      }
    },
  }
}

type Call = { client: OpenAI; model: string; name: string; question: ToolQuestion }

async function opened(call: Call, signal: AbortSignal): Promise<{ events: AsyncIterable<Event>; inJson: boolean }> {
  const { client, model, name, question } = call
  const messages = toolMessages(question)
  const inJson = async () => {
    const events = await client.chat.completions.create(
      {
        ...{ model, stream: true, max_tokens: question.maxTokens, response_format: { type: 'json_object' } },
        messages: [{ role: 'system', content: saidInJson(question).words }, ...messages, ...roundsInJson(question)],
      },
      { signal },
    )
    return { events, inJson: true }
  }
  if (withoutTools.has(name)) return inJson()
  try {
    const events = await client.chat.completions.create(
      {
        ...{
          model,
          messages: [...messages, ...roundsAsCalls(question)],
          stream: true,
          tools: offeredFunctions(question),
          tool_choice: 'auto',
        },
        ...{ max_completion_tokens: question.maxTokens, stream_options: { include_usage: true } },
      },
      { signal },
    )
    return { events, inJson: false }
  } catch (error) {
    if (!unknownHere.has(statusOf(error) ?? 0)) throw error
    const answer = await inJson()
    withoutTools.add(name)
    return answer
  }
}

function hear(heard: StreamedTurn, { choices, usage }: Event, onSay?: ToolListener): void {
  if (usage) heard.usage = usage
  const [choice] = choices ?? []
  if (!choice) return
  if (choice.finish_reason) heard.finish = choice.finish_reason
  if (choice.delta?.refusal) heard.refused = true
  if (choice.delta?.content) {
    heard.text += choice.delta.content
    onSay?.(heard.text)
  }
  for (const { index, function: part } of choice.delta?.tool_calls ?? []) {
    const piece = heard.pieces[index] ?? { name: '', json: '' }
    heard.pieces[index] = { name: piece.name + (part?.name ?? ''), json: piece.json + (part?.arguments ?? '') }
  }
  const length = heard.pieces.reduce((sum, { json }) => sum + json.length, heard.text.length)
  if (length > maxAnswerLength) throw new TooLarge(`more than ${maxAnswerLength} characters`)
}

const callOf = ({ name, json }: Piece): ToolCall => ({ tool: name, input: json === '' ? {} : parsed(json) })

function answerOf(question: ToolQuestion, heard: StreamedTurn): ToolAnswer {
  const called = heard.pieces.map(callOf)
  const calls = called.length > 0 ? called : callsInText(unfenced(heard.text))
  const used = tokensIn(question, heard)
  if (heard.refused || heard.finish === 'content_filter') throw new ModelFailed('refused', 'it would not')
  if (heard.finish === 'length')
    throw new ModelFailed('truncated', 'it came to its end too late', { ...used, text: '' })
  if (heard.text === '' && calls.length === 0 && question.rounds.length === 0)
    throw new ModelFailed('unreachable', 'what answers there is no model')
  return { say: called.length === 0 && calls.length > 0 ? '' : heard.text, calls, ...used }
}

function answerInJson(question: ToolQuestion, heard: StreamedTurn, onSay: ToolListener): ToolAnswer {
  const said = readJsonAnswer(unfenced(heard.text))
  const used = tokensIn(question, heard)
  if (!said) throw new ModelFailed('unfit', 'what it said is no JSON', { ...used, text: '' })
  onSay(said.say)
  return { ...said, ...used }
}

const tokensIn = (question: ToolQuestion, { text, pieces, usage }: StreamedTurn) => ({
  promptTokens: usage?.prompt_tokens ?? tokensOf(toolWords(question)),
  answerTokens: usage?.completion_tokens ?? tokensOf(text + pieces.map(({ json }) => json).join('')),
})
