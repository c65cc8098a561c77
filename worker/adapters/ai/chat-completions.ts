import type { OpenAI } from 'openai'

type Request = OpenAI.Chat.Completions.ChatCompletionCreateParamsNonStreaming
type StreamRequest = OpenAI.Chat.Completions.ChatCompletionCreateParamsStreaming
type Answer = OpenAI.Chat.Completions.ChatCompletion
export type ChatEvent = OpenAI.Chat.Completions.ChatCompletionChunk

type Endpoint = { baseURL: string; apiKey: string }

/** What we call of an API that is compatible with OpenAI's. Both reject with an error that has the response's `status`, if there was one. */
export type ChatClient = {
  complete: (request: Request, signal: AbortSignal) => Promise<Answer>
  /** Resolves once the answer begins. The events end without an error when the signal is aborted. */
  stream: (request: StreamRequest, signal: AbortSignal) => Promise<AsyncIterable<ChatEvent>>
}

/** The longest line of a streamed answer, and the longest answer of another kind, in bytes. */
const mostBytes = 512 * 1024

/**
 * A client of one endpoint. It follows no redirect: the key and the owner's words stay with their recipient. OpenAI's own client would
 * bring all of its 40 APIs, a tenth of the Worker, so only its reader of streams is used.
 */
export function chatClient({ baseURL, apiKey }: Endpoint): ChatClient {
  const url = `${baseURL.replace(/\/$/, '')}/chat/completions`
  const post = async (request: Request | StreamRequest, signal: AbortSignal) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { Accept: 'application/json', Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      redirect: 'manual',
      signal,
    })
    if (response.ok) return boundedLines(response, mostBytes)
    await response.body?.cancel()
    throw new Unanswered(response.status)
  }
  return {
    complete: async (request, signal) => (await post(request, signal)).json(),
    stream: async (request, signal) => {
      // Loaded on first use, so that setups without a model don't pay for it.
      const { Stream } = await import('openai/core/streaming')
      const reading = new AbortController()
      const response = await post(request, AbortSignal.any([signal, reading.signal]))
      return Stream.fromSSEResponse<ChatEvent>(response, reading)
    },
  }
}

class Unanswered extends Error {
  readonly status: number

  constructor(status: number) {
    super(`it answered ${status}`)
    this.status = status
  }
}

export const statusOf = (error: unknown) =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined

/** Thrown when a response exceeds its size limit. */
export class TooLarge extends Error {}

/**
 * Makes a response fail with TooLarge at the first line longer than `most` bytes or, if it isn't an event stream, when the body exceeds
 * that. Line-by-line readers then never buffer more.
 */
function boundedLines(response: Response, most: number): Response {
  if (!response.body) return response
  const isStream = (response.headers.get('content-type') ?? '').startsWith('text/event-stream')
  let held = 0
  const bounds = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      const lineEnd = isStream ? chunk.lastIndexOf(lineFeed) : -1
      held = lineEnd < 0 ? held + chunk.length : chunk.length - lineEnd - 1
      if (held > most) throw new TooLarge(`more than ${most} bytes`)
      controller.enqueue(chunk)
    },
  })
  return new Response(response.body.pipeThrough(bounds), response)
}

const lineFeed = 0x0a
