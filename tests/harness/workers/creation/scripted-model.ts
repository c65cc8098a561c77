import { env } from 'cloudflare:workers'
import type { Env } from '../../../../worker/env.ts'

/** What a model says to some of its questions: the first that fits. */
export type ScriptedSaying = {
  /** Words of the instruction that it answers; left out, any. */
  to?: string
  /** Only for the matching call with this index, from 0. */
  nth?: number
  /** Only when it is asked for JSON in this way. */
  format?: 'json_schema' | 'json_object'
  /** JSON, or text as it is; or an error with its status. */
  says: unknown
  status?: number
  /** In tokens. */
  usage?: { prompt_tokens: number; completion_tokens: number }
  finishReason?: 'stop' | 'length' | 'content_filter'
  /** In milliseconds, before each piece of so many characters. */
  latency?: number
  chunkSize?: number
  /** The connection breaks after so many pieces. */
  truncateAfterChunks?: number
}

/** A question as the model got it. */
export type SeenQuestion = {
  model: string
  messages: { role: string; content: string }[]
  stream: boolean
  [parameter: string]: unknown
}

export type ScriptedModel = {
  /** What makes the Worker ask it. */
  settings: Partial<Env>
  /** Every question so far. */
  seen: () => Promise<SeenQuestion[]>
}

/** A new model, which fails with 404 on unscripted calls. */
export async function newModel(sayings: readonly ScriptedSaying[]): Promise<ScriptedModel> {
  const name = `model-${crypto.randomUUID()}`
  const fixtures = sayings.map(({ to, nth, format, says, status, usage, finishReason, ...pace }) => ({
    match: {
      model: name,
      ...(to && { systemMessage: to }),
      ...(format && { responseFormat: format }),
      ...(nth !== undefined && { sequenceIndex: nth }),
    },
    response: status
      ? { status, error: { message: String(says) } }
      : { content: typeof says === 'string' ? says : JSON.stringify(says), usage, finishReason },
    ...pace,
  }))
  const added = await fetch(`${env.MODEL_URL}/__aimock/fixtures`, {
    method: 'POST',
    body: JSON.stringify({ fixtures }),
  })
  if (!added.ok) throw new Error(await added.text())
  return {
    settings: {
      AI_PROVIDER: 'openai',
      AI_KEY: 'a-key-that-nobody-may-see',
      AI_URL: `${env.MODEL_URL}/v1`,
      AI_MODEL: name,
    },
    seen: async () => {
      const journal = await (await fetch(`${env.MODEL_URL}/__aimock/journal`)).json<{ body: SeenQuestion }[]>()
      return journal.map(({ body }) => body).filter(({ model }) => model === name)
    },
  }
}
