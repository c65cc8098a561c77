import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { chooseModel } from '../../../worker/adapters/ai/choose-model.ts'
import type { Model } from '../../../worker/adapters/ai/model.ts'
import type { Env } from '../../../worker/env.ts'
import { modelFailure as failure, greetingQuestion as question } from '../../harness/workers/creation/model-question.ts'
import { type BindingAnswer, bindingError, workersAiBinding } from '../../harness/workers/creation/workers-ai.ts'

function modelOf(answers: [BindingAnswer, ...BindingAnswer[]], changes: Partial<Env> = {}) {
  const { asked, settings } = workersAiBinding(...answers)
  const model = chooseModel({ ...env, ...settings, ...changes }) as Model
  return { asked, model, ask: () => model.ask(question) }
}

describe('a model of Workers AI', () => {
  it('answers in JSON Mode with its token counts, in one piece', async () => {
    const usage = { prompt_tokens: 90, completion_tokens: 7, total_tokens: 97 }
    const { model } = modelOf([{ response: { greeting: 'Good morning' }, usage }])
    const heard: string[] = []
    const answer = await model.ask(question, (soFar) => heard.push(soFar))
    expect(answer).toEqual({ text: '{"greeting":"Good morning"}', promptTokens: 90, answerTokens: 7 })
    expect(heard).toEqual(['{"greeting":"Good morning"}'])
  })

  it('gets the schema, a token limit, and the owner’s data in a separate message', async () => {
    const { asked, ask } = modelOf([{ response: { greeting: 'Hello' } }])
    await ask()
    const [{ model, inputs, options } = { model: '', inputs: {}, options: undefined }] = asked
    expect(model).toBe('@cf/meta/llama-3.3-70b-instruct-fp8-fast')
    expect(options?.signal).toBeInstanceOf(AbortSignal)
    expect(Object.keys(inputs).toSorted()).toEqual(['max_tokens', 'messages', 'response_format'])
    expect(inputs).toMatchObject({
      max_tokens: 100,
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
  ])('may answer with %s, and may leave out token counts', async (_what, raw) => {
    const { ask } = modelOf([raw])
    const answer = await ask()
    expect(JSON.parse(answer.text)).toEqual({ greeting: 'Hello' })
    expect(answer.promptTokens).toBeGreaterThan(50)
    expect(answer.answerTokens).toBeGreaterThan(1)
  })

  it('has the prices of Cloudflare’s list, or of the settings', () => {
    const usual = modelOf([{}]).model.prices
    expect(usual.prompt * 1e6).toBeCloseTo(0.293, 6)
    expect(usual.answer * 1e6).toBeCloseTo(2.253, 6)
    expect(modelOf([{}], { AI_MODEL: '@cf/some/other' }).model.prices).toEqual({ prompt: 0, answer: 0 })
    const set = { AI_MODEL: '@cf/some/other', AI_PRICE_IN: '1', AI_PRICE_OUT: '2' }
    const { prices, name } = modelOf([{}], set).model
    expect([prices, name]).toEqual([{ prompt: 1e-6, answer: 2e-6 }, '@cf/some/other at Workers AI'])
  })
})

describe('a model call fails', () => {
  const spent =
    'you have used up your daily free allocation of 10,000 neurons, please upgrade to Cloudflare’s Workers Paid plan if you would like to continue usage.'

  it.each([
    ['the day’s allocation is used up', bindingError(`4006: ${spent}`, 'AiError'), 'exhausted'],
    ['the day’s allocation is used up, by its other code', bindingError(`3036: ${spent}`), 'exhausted'],
    ['there is no capacity', bindingError('3040: Capacity temporarily exceeded, please try again.'), 'busy'],
    ['the rate limit is reached', bindingError('429 Too Many Requests'), 'busy'],
    ['the request times out at Cloudflare', bindingError('3007: Request timeout'), 'timeout'],
    ['the request is aborted at Cloudflare', bindingError('3008: Request was aborted'), 'timeout'],
    ['JSON Mode couldn’t be met', bindingError("5024: JSON Mode couldn't be met"), 'unfit'],
    ['the model does not exist', bindingError('5007: No such model @cf/no/such or task'), 'unreachable'],
    ['the service fails', bindingError('502 Bad Gateway', 'AiInternalError'), 'unreachable'],
    ['the answer is empty', {}, 'unreachable'],
    ['the answer is null', null, 'unreachable'],
    ['the answer is not JSON', { response: 'Sure! Here is a greeting: Hello' }, 'unfit'],
    ['the answer is a list', { response: '[1, 2]' }, 'unfit'],
    ['the answer is too long', { response: { greeting: 'x'.repeat(300_000) } }, 'too_large'],
  ])('when %s', async (_what, answer, reason) => {
    const { asked, ask } = modelOf([answer])
    expect((await failure(ask())).reason).toBe(reason)
    expect(asked).toHaveLength(1)
  })

  it('when the answer was cut off, and keeps the text so far', async () => {
    const usage = { prompt_tokens: 90, completion_tokens: 100 }
    const { ask } = modelOf([{ response: '{"greeting":"Good', usage }])
    expect(await failure(ask())).toMatchObject({
      reason: 'truncated',
      answer: { text: '{"greeting":"Good', answerTokens: 100 },
    })
  })

  it('at the timeout, even if the binding ignores the abort signal', async () => {
    const { ask } = modelOf([new Promise(() => {})], { AI_TIMEOUT: '150' })
    const began = Date.now()
    expect((await failure(ask())).reason).toBe('timeout')
    expect(Date.now() - began).toBeLessThan(2000)
  })

  it('with a message that does not repeat the request', async () => {
    const { ask } = modelOf([bindingError('5004: Invalid data: Ada’s "Plumbing"')])
    expect((await failure(ask())).message).toBe('it answered 5004')
  })

  it('at once when the binding is missing', () => {
    expect(() => chooseModel({ ...env, AI_PROVIDER: 'workers-ai' })).toThrow(/no binding AI/)
  })
})
