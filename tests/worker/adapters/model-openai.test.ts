import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { openaiModel } from '../../../worker/adapters/ai/openai.ts'
import type { Env } from '../../../worker/env.ts'
import type { ScriptedAnswer } from '../../harness/peers/scripted-answer.ts'
import { modelFailure as failure, greetingQuestion as question } from '../../harness/workers/creation/model-question.ts'
import { newModel, type ScriptedSaying } from '../../harness/workers/creation/scripted-model.ts'
import { newPeer } from '../../harness/workers/peer.ts'

const path = '/chat/completions'
const modelOf = (settings: Partial<Env>) => openaiModel({ ...env, AI_PROVIDER: 'openai', ...settings })
const scripted = async (saying: ScriptedSaying, settings: Partial<Env> = {}) => {
  const model = await newModel([saying])
  return { ...model, ask: modelOf({ ...model.settings, ...settings }).ask }
}
const atPeer = async (answer: Omit<ScriptedAnswer, 'path'>, settings: Partial<Env> = {}) => {
  const peer = await newPeer([{ path, ...answer }])
  return { peer, ask: modelOf({ AI_URL: peer.url, AI_MODEL: crypto.randomUUID(), ...settings }).ask }
}
const eventsOf = (...events: unknown[]) => events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')
const saying = (content: string, finish: string | null = null) => ({
  choices: [{ index: 0, delta: { content }, finish_reason: finish }],
})
const eventStream = { 'content-type': 'text/event-stream' }

describe('a model that speaks OpenAI’s protocol', () => {
  it('streams its answer with its token counts', async () => {
    const says = { greeting: 'Good morning' }
    const { ask } = await scripted({ says, chunkSize: 6, usage: { prompt_tokens: 90, completion_tokens: 7 } })
    const heard: string[] = []
    const answer = await ask(question, (soFar) => heard.push(soFar))
    expect(answer).toEqual({ text: JSON.stringify(says), promptTokens: 90, answerTokens: 7 })
    expect(heard.length).toBeGreaterThan(3)
    expect(heard.every((soFar, index) => soFar.startsWith(heard[index - 1] ?? ''))).toBe(true)
  })

  it('gets a strict schema, and our rules and instruction in a separate message from the owner’s data', async () => {
    const { ask, seen } = await scripted({ says: {} })
    await ask(question)
    const [asked] = await seen()
    const { messages = [] } = asked ?? {}
    expect(asked).toMatchObject({ stream: true, stream_options: { include_usage: true }, max_completion_tokens: 100 })
    expect(asked?.response_format).toEqual({
      type: 'json_schema',
      json_schema: {
        name: 'greeting',
        strict: true,
        schema: {
          type: 'object',
          properties: {
            greeting: { type: 'string', description: 'A greeting: at most 2 words, at most 20 characters.' },
          },
          required: ['greeting'],
          additionalProperties: false,
        },
      },
    })
    const [rules, data] = messages
    expect(messages).toHaveLength(2)
    expect(rules).toMatchObject({ role: 'system' })
    expect(rules?.content).toMatch(/not for you[\s\S]*Write a greeting\.$/)
    expect(rules?.content).not.toContain('pwned')
    expect(data?.role).toBe('user')
    expect(JSON.parse(data?.content ?? '')).toEqual({ data: question.data })
  })

  it('gets the schema in words if it does not support strict schemas, and directly from the next call on', async () => {
    const { settings, seen } = await newModel([
      { format: 'json_schema', says: 'unknown field: stream_options', status: 400 },
      { format: 'json_object', says: { greeting: 'Hello' } },
    ])
    const { ask } = modelOf(settings)
    expect((await ask(question)).text).toBe('{"greeting":"Hello"}')
    expect((await ask(question)).text).toBe('{"greeting":"Hello"}')
    const [, plain, ...more] = await seen()
    expect(plain).toMatchObject({ max_tokens: 100, response_format: { type: 'json_object' } })
    expect(plain).not.toHaveProperty('stream_options')
    expect(plain?.messages[0]?.content).toMatch(/schema of your answer: \{.*"greeting"/)
    expect(more.map(({ response_format }) => response_format)).toEqual([{ type: 'json_object' }])
  })

  it('may put JSON into a code block, and may leave out token counts', async () => {
    const { ask } = await atPeer({
      headers: eventStream,
      text: eventsOf(saying('```json\n{"a":1}'), saying('\n```', 'stop')),
    })
    const answer = await ask(question)
    expect(answer.text).toBe('{"a":1}')
    expect(answer.promptTokens).toBeGreaterThan(50)
    expect(answer.answerTokens).toBeGreaterThan(1)
  })

  it('may need no key', async () => {
    const { ask, peer } = await atPeer({ headers: eventStream, text: eventsOf(saying('{}', 'stop')) }, { AI_KEY: '' })
    await ask(question)
    expect((await peer.seen())[0]?.headers.authorization).toBe('Bearer none')
  })
})

describe('a model call fails', () => {
  it('when the service is busy, without a retry', async () => {
    const { ask, seen } = await scripted({ says: 'slow down', status: 429 })
    expect(await failure(ask(question))).toMatchObject({ reason: 'busy', answer: undefined })
    expect(await seen()).toHaveLength(1)
  })

  it.each([
    ['is HTML', { headers: { 'content-type': 'text/html' }, text: '<html><body>Sign in</body></html>' }],
    ['is an error', { status: 500, json: { error: { message: 'overloaded' } } }],
    ['is an error in the stream', { headers: eventStream, text: eventsOf({ error: { message: 'overloaded' } }) }],
    ['is not an event', { headers: eventStream, text: 'data: {"choices"' }],
  ])('when the response %s', async (_what, answer) => {
    const { ask } = await atPeer(answer)
    expect((await failure(ask(question))).reason).toBe('unreachable')
  })

  it('when the server is unreachable', async () => {
    expect((await failure(modelOf({ AI_URL: 'http://127.0.0.1:1/v1' }).ask(question))).reason).toBe('unreachable')
  })

  it.each([
    ['answer', { delay: 3000, text: '' }],
    ['continue', { headers: eventStream, text: eventsOf(saying('{"greeting"')), stalls: true }],
  ])('when the model does not %s in time', async (_what, answer) => {
    const { ask } = await atPeer(answer, { AI_TIMEOUT: '300' })
    const began = Date.now()
    expect((await failure(ask(question))).reason).toBe('timeout')
    expect(Date.now() - began).toBeLessThan(2000)
  })

  it('when the answer was cut off, and keeps the text so far', async () => {
    const { ask } = await scripted({ says: '{"greeting":"Good', finishReason: 'length' })
    expect(await failure(ask(question))).toMatchObject({ reason: 'truncated', answer: { text: '{"greeting":"Good' } })
  })

  it('when the model refuses', async () => {
    const refusal = { choices: [{ index: 0, delta: { refusal: 'I cannot' }, finish_reason: 'stop' }] }
    const { ask } = await atPeer({ headers: eventStream, text: eventsOf(refusal) })
    expect((await failure(ask(question))).reason).toBe('refused')
  })

  const much = 'x'.repeat(5 * 1024 * 1024)
  it.each([
    ['one event', eventsOf(saying(much))],
    ['many events', eventsOf(...Array.from({ length: 40 }, () => saying(much.slice(0, 131_072))))],
    ['no event at all', much],
  ])('when it sends 5 MB in %s', async (_what, text) => {
    const { ask } = await atPeer({ headers: eventStream, text })
    const { reason, answer } = await failure(ask(question))
    expect(reason).toBe('too_large')
    expect(answer?.text.length ?? 0).toBeLessThan(400_000)
  })

  it('with a message that has neither the request nor the key', async () => {
    const { ask } = await scripted({ says: 'bad key a-key-that-nobody-may-see', status: 401 })
    const { message } = await failure(ask(question))
    expect(message).toBe('it answered 401')
  })
})
