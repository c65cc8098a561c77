import type { ClientResponse } from 'hono/client'
import { describe, expect, test } from 'vitest'
import { ApiError, failureCode } from '../../../editor/api/api-error.ts'
import { answerOf } from '../../../editor/api/client.ts'

type Answer = ClientResponse<{ name: string }, 200, 'json'>
const answer = (body: BodyInit | null, status = 200) =>
  Promise.resolve(new Response(body, { status }) as unknown as Answer) // a plain response, without the types of a route

describe('the answer of a call', () => {
  test('is the body when the call succeeded', async () => {
    expect(await answerOf(answer('{"name":"Alder"}'))).toEqual({ name: 'Alder' })
  })

  test('is undefined when a successful call has no body', async () => {
    expect(await answerOf(answer(null, 204))).toBeUndefined()
  })

  test('is thrown with the server’s code, details and request id when the call failed', async () => {
    const body = { error: { code: 'stale_revision', details: { current: 1 }, requestId: 'r-1' } }
    const error = await answerOf(answer(JSON.stringify(body), 412)).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ code: 'stale_revision', details: { current: 1 }, requestId: 'r-1' })
  })

  test('is a network failure when nothing came back', async () => {
    await expect(answerOf(Promise.reject<Answer>(new TypeError('Failed to fetch')))).rejects.toMatchObject({
      code: 'network',
    })
  })

  test.each([
    ['a page instead of JSON', '<html>', 502],
    ['a code that is not in the contract', '{"error":{"code":"toString"}}', 500],
    ['no error at all', 'null', 500],
    ['JSON that breaks off', '{"name":', 200],
  ])('is unknown when it has %s', async (_what, body, status) => {
    await expect(answerOf(answer(body, status))).rejects.toMatchObject({ code: 'unknown' })
  })
})

test('a response that is not from the API is an unknown failure', () => {
  expect(failureCode(new Error('broken'))).toBe('unknown')
  expect(failureCode(undefined)).toBe('unknown')
})
