import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { chooseModel } from '../../../worker/adapters/ai/choose-model.ts'
import type { Model } from '../../../worker/adapters/ai/model.ts'
import { openaiModel } from '../../../worker/adapters/ai/openai.ts'
import type { Env } from '../../../worker/env.ts'
import type { ScriptedAnswer } from '../../harness/peers/scripted-answer.ts'
import {
  type BindingAnswer,
  bindingError,
  modelFailure as failure,
  newModel,
  greetingQuestion as question,
  type ScriptedSaying,
  workersAiBinding,
} from '../../harness/workers/creation/scripted-model.ts'
import { newPeer } from '../../harness/workers/peer.ts'

const path = '/chat/completions'

const eventsOf = (...events: unknown[]) => events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')
const saying = (content: string, finish: string | null = null) => ({
  choices: [{ index: 0, delta: { content }, finish_reason: finish }],
})
const eventStream = { 'content-type': 'text/event-stream' }

describe('an OpenAI-compatible model', () => {
  const modelOf = (settings: Partial<Env>) => openaiModel({ ...env, AI_PROVIDER: 'openai', ...settings })
  const scripted = async (saying: ScriptedSaying, settings: Partial<Env> = {}) => {
    const model = await newModel([saying])
    return { ...model, ask: modelOf({ ...model.settings, ...settings }).ask }
  }
  const atPeer = async (answer: Omit<ScriptedAnswer, 'path'>, settings: Partial<Env> = {}) => {
    const peer = await newPeer([{ path, ...answer }])
    return { peer, ask: modelOf({ AI_URL: peer.url, AI_MODEL: crypto.randomUUID(), ...settings }).ask }
  }

  describe('a model with OpenAI’s protocol', () => {
    it('streams its answer with its token counts', async () => {
      const says = { greeting: 'Good morning' }
      const { ask } = await scripted({ says, chunkSize: 6, usage: { prompt_tokens: 90, completion_tokens: 7 } })
      const pieces: string[] = []
      const answer = await ask(question, (soFar) => pieces.push(soFar))
      expect(answer).toEqual({ text: JSON.stringify(says), promptTokens: 90, answerTokens: 7 })
      expect(pieces.length).toBeGreaterThan(3)
      expect(pieces.every((soFar, index) => soFar.startsWith(pieces[index - 1] ?? ''))).toBe(true)
    })

    it('gets a strict schema, and the rules in a separate message from the owner’s data', async () => {
      const { ask, seen } = await scripted({ says: {} })
      await ask(question)
      const [request] = await seen()
      const { messages = [] } = request ?? {}
      expect(request).toMatchObject({
        ...{ stream: true, stream_options: { include_usage: true } },
        ...{ max_completion_tokens: 100, temperature: 0.3 },
      })
      expect(request?.response_format).toEqual({
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

    it('gets the schema as text if it doesn’t support strict schemas, from the next call on directly', async () => {
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

    it('gets no temperature after it refused a temperature', async () => {
      const { settings, seen } = await newModel([
        { nth: 0, says: 'Unsupported value', param: 'temperature', status: 400 },
        { says: { greeting: 'Hello' } },
      ])
      const { ask } = modelOf(settings)
      expect((await ask(question)).text).toBe('{"greeting":"Hello"}')
      await ask(question)
      const calls = await seen()
      expect(calls.map(({ temperature }) => temperature)).toEqual([0.3, undefined, undefined])
      expect(calls.map(({ response_format: { type } }) => type)).toEqual(Array(3).fill('json_schema'))
    })

    it('fails after three calls if it refuses everything optional', async () => {
      const { ask, seen } = await scripted({ says: 'no', status: 400 })
      expect((await failure(ask(question))).reason).toBe('unreachable')
      const calls = await seen()
      expect(calls.map(({ temperature, response_format: { type } }) => [type, temperature])).toEqual([
        ['json_schema', 0.3],
        ['json_object', 0.3],
        ['json_object', undefined],
      ])
    })

    it('works with JSON in a code block and without token counts', async () => {
      const { ask } = await atPeer({
        headers: eventStream,
        text: eventsOf(saying('```json\n{"a":1}'), saying('\n```', 'stop')),
      })
      const answer = await ask(question)
      expect(answer.text).toBe('{"a":1}')
      expect(answer.promptTokens).toBeGreaterThan(50)
      expect(answer.answerTokens).toBeGreaterThan(1)
    })

    it('works without a key', async () => {
      const { ask, peer } = await atPeer({ headers: eventStream, text: eventsOf(saying('{}', 'stop')) }, { AI_KEY: '' })
      await ask(question)
      expect((await peer.seen())[0]?.headers.authorization).toBe('Bearer none')
    })
  })

  describe('a failing call', () => {
    it('reports a busy service without a retry', async () => {
      const { ask, seen } = await scripted({ says: 'slow down', status: 429 })
      expect(await failure(ask(question))).toMatchObject({ reason: 'busy', answer: undefined })
      expect(await seen()).toHaveLength(1)
    })

    it.each([
      ['is HTML', { headers: { 'content-type': 'text/html' }, text: '<html><body>Sign in</body></html>' }],
      ['is an error', { status: 500, json: { error: { message: 'overloaded' } } }],
      ['is an error in the stream', { headers: eventStream, text: eventsOf({ error: { message: 'overloaded' } }) }],
      ['is not an event', { headers: eventStream, text: 'data: {"choices"' }],
    ])('reports an unreachable model when the response %s', async (_what, answer) => {
      const { ask } = await atPeer(answer)
      expect((await failure(ask(question))).reason).toBe('unreachable')
    })

    it('reports an unreachable server', async () => {
      expect((await failure(modelOf({ AI_URL: 'http://127.0.0.1:1/v1' }).ask(question))).reason).toBe('unreachable')
    })

    it.each([
      ['answer', { delay: 30_000, text: '' }],
      ['continue', { headers: eventStream, text: eventsOf(saying('{"greeting"')), stalls: true }],
    ])('times out when the model doesn’t %s in time', async (_what, answer) => {
      const { ask } = await atPeer(answer, { AI_TIMEOUT: '300' })
      const began = Date.now()
      expect((await failure(ask(question))).reason).toBe('timeout')
      expect(Date.now() - began).toBeLessThan(15_000)
    })

    it('keeps the text so far when the answer is truncated', async () => {
      const { ask } = await scripted({ says: '{"greeting":"Good', finishReason: 'length' })
      expect(await failure(ask(question))).toMatchObject({ reason: 'truncated', answer: { text: '{"greeting":"Good' } })
    })

    it('reports the model’s refusal', async () => {
      const refusal = { choices: [{ index: 0, delta: { refusal: 'I cannot' }, finish_reason: 'stop' }] }
      const { ask } = await atPeer({ headers: eventStream, text: eventsOf(refusal) })
      expect((await failure(ask(question))).reason).toBe('refused')
    })

    const much = 'x'.repeat(5 * 1024 * 1024)
    it.each([
      ['one event', eventsOf(saying(much))],
      ['many events', eventsOf(...Array.from({ length: 40 }, () => saying(much.slice(0, 131_072))))],
      ['no event at all', much],
    ])('stops at 5 MB in %s', async (_what, text) => {
      const { ask } = await atPeer({ headers: eventStream, text })
      const { reason, answer } = await failure(ask(question))
      expect(reason).toBe('too_large')
      expect(answer?.text.length ?? 0).toBeLessThan(400_000)
    })

    // ASVS 16.2.5
    it('throws a message without the request or the key', async () => {
      const { ask } = await scripted({ says: 'bad key a-key-that-nobody-may-see', status: 401 })
      const { message } = await failure(ask(question))
      expect(message).toBe('it answered 401')
    })
  })
})

describe('Workers AI', () => {
  function modelOf(answers: [BindingAnswer, ...BindingAnswer[]], changes: Partial<Env> = {}) {
    const { requests, settings } = workersAiBinding(...answers)
    const model = chooseModel({ ...env, ...settings, ...changes }) as Model
    return { requests, model, ask: () => model.ask(question) }
  }

  describe('a Workers AI model', () => {
    it('answers in JSON Mode with its token counts, all at once', async () => {
      const usage = { prompt_tokens: 90, completion_tokens: 7, total_tokens: 97 }
      const { model } = modelOf([{ response: { greeting: 'Good morning' }, usage }])
      const pieces: string[] = []
      const answer = await model.ask(question, (soFar) => pieces.push(soFar))
      expect(answer).toEqual({ text: '{"greeting":"Good morning"}', promptTokens: 90, answerTokens: 7 })
      expect(pieces).toEqual(['{"greeting":"Good morning"}'])
    })

    it('gets the schema, a token limit, and the owner’s data in a separate message', async () => {
      const { requests, ask } = modelOf([{ response: { greeting: 'Hello' } }])
      await ask()
      const [{ model, inputs, options } = { model: '', inputs: {}, options: undefined }] = requests
      expect(model).toBe('@cf/meta/llama-3.3-70b-instruct-fp8-fast')
      expect(options?.signal).toBeInstanceOf(AbortSignal)
      expect(Object.keys(inputs).toSorted()).toEqual(['max_tokens', 'messages', 'response_format', 'temperature'])
      expect(inputs).toMatchObject({
        ...{ max_tokens: 100, temperature: 0.3 },
        response_format: {
          type: 'json_schema',
          json_schema: { type: 'object', required: ['greeting'], additionalProperties: false },
        },
      })
      const [rules, data] = inputs.messages as { role: string; content: string }[]
      expect(rules?.content).toMatch(/Write a greeting\.$/)
      expect(rules?.content).not.toContain('pwned')
      expect(JSON.parse(data?.content ?? '')).toEqual({ data: question.data })
    })

    it.each([
      ['a string of JSON', { response: '{"greeting":"Hello"}' }],
      ['a string of JSON in a block of code', { response: '```json\n{"greeting":"Hello"}\n```' }],
      ['a chat completion', { choices: [{ message: { content: '{"greeting":"Hello"}' }, finish_reason: 'stop' }] }],
    ])('succeeds with %s and without token counts', async (_what, raw) => {
      const { ask } = modelOf([raw])
      const answer = await ask()
      expect(JSON.parse(answer.text)).toEqual({ greeting: 'Hello' })
      expect(answer.promptTokens).toBeGreaterThan(50)
      expect(answer.answerTokens).toBeGreaterThan(1)
    })

    it.each(['@cf/google/gemma-4-26b-a4b-it', '@cf/zai-org/glm-4.7-flash'])(
      '%s runs with thinking disabled',
      async (model) => {
        const { requests, ask } = modelOf([{ response: { greeting: 'Hello' } }], { AI_MODEL: model })
        await ask()
        expect(requests[0]?.inputs).toMatchObject({ chat_template_kwargs: { enable_thinking: false } })
      },
    )

    it('goes through a configured AI Gateway without logging', async () => {
      const { requests, ask } = modelOf([{ response: { greeting: 'Hello' } }], { AI_GATEWAY: 'shingle' })
      await ask()
      expect(requests[0]?.options).toMatchObject({ gateway: { id: 'shingle', collectLog: false } })
      const direct = modelOf([{ response: { greeting: 'Hello' } }])
      await direct.ask()
      expect(direct.requests[0]?.options).not.toHaveProperty('gateway')
    })

    it('costs what Cloudflare lists or the settings say', () => {
      const usual = modelOf([{}]).model.prices
      expect(usual.prompt * 1e6).toBeCloseTo(0.293, 6)
      expect(usual.answer * 1e6).toBeCloseTo(2.253, 6)
      expect(modelOf([{}], { AI_MODEL: '@cf/some/other' }).model.prices).toEqual({ prompt: 0, answer: 0 })
      const set = { AI_MODEL: '@cf/some/other', AI_PRICE_IN: '1', AI_PRICE_OUT: '2' }
      const { prices, name } = modelOf([{}], set).model
      expect([prices, name]).toEqual([{ prompt: 1e-6, answer: 2e-6 }, '@cf/some/other at Workers AI'])
    })
  })

  describe('a failing call', () => {
    const spent =
      'you have used up your daily free allocation of 10,000 neurons, please upgrade to Cloudflare’s Workers Paid plan if you would like to continue usage.'

    it.each([
      ['the day’s allocation is used up', bindingError(`4006: ${spent}`, 'AiError'), 'exhausted'],
      ['the day’s allocation is used up, by its other code', bindingError(`3036: ${spent}`), 'exhausted'],
      ['there is no capacity', bindingError('3040: Capacity temporarily exceeded, please try again.'), 'busy'],
      ['the rate limit is reached', bindingError('429 Too Many Requests'), 'busy'],
      ['the request times out at Cloudflare', bindingError('3007: Request timeout'), 'timeout'],
      ['the request is aborted at Cloudflare', bindingError('3008: Request was aborted'), 'timeout'],
      ['JSON Mode couldn’t be met', bindingError("JSON Mode couldn't be met"), 'unfit'],
      ['JSON Mode couldn’t be met, by its code', bindingError('5024: no schema'), 'unfit'],
      ['the request times out at the model', bindingError('3046: Request timeout'), 'timeout'],
      ['the model only thought', { choices: [{ message: { content: null }, finish_reason: 'length' }] }, 'truncated'],
      ['the model said nothing', { choices: [{ message: { content: null }, finish_reason: 'stop' }] }, 'unreachable'],
      ['the model does not exist', bindingError('5007: No such model @cf/no/such or task'), 'unreachable'],
      ['the service fails', bindingError('502 Bad Gateway', 'AiInternalError'), 'unreachable'],
      ['the answer is empty', {}, 'unreachable'],
      ['the answer is null', null, 'unreachable'],
      ['the answer is not JSON', { response: 'Sure! Here is a greeting: Hello' }, 'unfit'],
      ['the answer is a list', { response: '[1, 2]' }, 'unfit'],
      ['the answer is too long', { response: { greeting: 'x'.repeat(300_000) } }, 'too_large'],
    ])('reports the right reason when %s', async (_what, answer, reason) => {
      const { requests, ask } = modelOf([answer])
      expect((await failure(ask())).reason).toBe(reason)
      expect(requests).toHaveLength(1)
    })

    it('keeps the text so far when the answer is truncated', async () => {
      const usage = { prompt_tokens: 90, completion_tokens: 100 }
      const { ask } = modelOf([{ response: '{"greeting":"Good', usage }])
      expect(await failure(ask())).toMatchObject({
        reason: 'truncated',
        answer: { text: '{"greeting":"Good', answerTokens: 100 },
      })
    })

    it('times out even if the binding ignores the abort signal', async () => {
      const { ask } = modelOf([new Promise(() => {})], { AI_TIMEOUT: '150' })
      const began = Date.now()
      expect((await failure(ask())).reason).toBe('timeout')
      expect(Date.now() - began).toBeLessThan(15_000)
    })

    it('throws a message without the request', async () => {
      const { ask } = modelOf([bindingError('5004: Invalid data: Ada’s "Plumbing"')])
      expect((await failure(ask())).message).toBe('it answered 5004')
    })

    it('throws at once when the binding is missing', () => {
      expect(() => chooseModel({ ...env, AI_PROVIDER: 'workers-ai' })).toThrow(/no binding AI/)
    })
  })
})
