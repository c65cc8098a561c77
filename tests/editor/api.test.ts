import type { ClientResponse } from 'hono/client'
import { describe, expect, it, test, vi } from 'vitest'
import { ApiError, failureCode } from '#api/api-error.ts'
import { responseBody, streamLines } from '#api/client.ts'
import { downloadFile } from '#api/file-of.ts'

type Answer = ClientResponse<{ name: string }, 200, 'json'>
const answer = (body: BodyInit | null, status = 200) =>
  Promise.resolve(new Response(body, { status }) as unknown as Answer)

describe('an API call', () => {
  test('returns the body when the call succeeds', async () => {
    expect(await responseBody(answer('{"name":"Alder"}'))).toEqual({ name: 'Alder' })
  })

  test('returns undefined when a successful call has no body', async () => {
    expect(await responseBody(answer(null, 204))).toBeUndefined()
  })

  test('throws the server’s code, details and request id when the call fails', async () => {
    const body = { error: { code: 'stale_revision', details: { current: 1 }, requestId: 'r-1' } }
    const error = await responseBody(answer(JSON.stringify(body), 412)).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ code: 'stale_revision', details: { current: 1 }, requestId: 'r-1' })
  })

  test('throws a network error when no response arrives', async () => {
    await expect(responseBody(Promise.reject<Answer>(new TypeError('Failed to fetch')))).rejects.toMatchObject({
      code: 'network',
    })
  })

  test.each([
    ['a page instead of JSON', '<html>', 502],
    ['a code outside the contract', '{"error":{"code":"toString"}}', 500],
    ['no error at all', 'null', 500],
    ['truncated JSON', '{"name":', 200],
  ])('throws an unknown error for a response with %s', async (_what, body, status) => {
    await expect(responseBody(answer(body, status))).rejects.toMatchObject({ code: 'unknown' })
  })
})

test('an error from outside the API has the code “unknown”', () => {
  expect(failureCode(new Error('broken'))).toBe('unknown')
  expect(failureCode(undefined)).toBe('unknown')
})

type Call = Promise<ClientResponse<unknown, number, string>>
// A plain response, without a route's types.
const answered = (response: Response) => Promise.resolve(response) as unknown as Call
const received = async (call: Call) => {
  const seen: number[] = []
  const { name, file } = await downloadFile(call, { name: 'data.zip', onProgress: (bytes) => seen.push(bytes) })
  return { name, text: await file.text(), seen }
}
const streamOf = (parts: (string | Error)[]) =>
  new ReadableStream({
    pull: (controller) => {
      const part = parts.shift()
      if (part === undefined) controller.close()
      else if (part instanceof Error) controller.error(part)
      else controller.enqueue(new TextEncoder().encode(part))
    },
  })

describe('a downloaded file', () => {
  it('arrives whole and reports its progress', async () => {
    expect(await received(answered(new Response(streamOf(['one', 'two']))))).toEqual({
      name: 'data.zip',
      text: 'onetwo',
      seen: [3, 6],
    })
  })

  it('gets its name from the server', async () => {
    const headers = { 'content-disposition': 'attachment; filename="shingle-2026-11-01.zip"' }
    expect(await received(answered(new Response('', { headers })))).toMatchObject({ name: 'shingle-2026-11-01.zip' })
  })

  it('fails with the server’s error code', async () => {
    const body = { error: { code: 'too_many_requests', requestId: '1' } }
    await expect(received(answered(Response.json(body, { status: 429 })))).rejects.toMatchObject({
      code: 'too_many_requests',
    })
  })

  it('fails with a network error when the response is missing or cut off', async () => {
    await expect(received(Promise.reject(new TypeError()))).rejects.toMatchObject({ code: 'network' })
    const cut = answered(new Response(streamOf(['one', new Error('cut')])))
    await expect(received(cut)).rejects.toMatchObject({ code: 'network' })
  })
})

describe('a JSON Lines response', () => {
  const linesIn = async (call: Call) => {
    const lines: unknown[] = []
    for await (const line of streamLines<unknown>(call)) lines.push(line)
    return lines
  }
  const inParts = (parts: (string | Error)[]) => answered(new Response(streamOf(parts)))

  it('yields every line, however the network splits it into chunks', async () => {
    const parts = ['{"a":', '1}\n{"b"', ':"caf', 'é"}\n\n', '{"c":3}']
    expect(await linesIn(inParts(parts))).toEqual([{ a: 1 }, { b: 'café' }, { c: 3 }])
  })

  it('yields the lines that arrived before the connection broke', async () => {
    const lines: unknown[] = []
    const read = async () => {
      for await (const line of streamLines(inParts(['{"a":1}\n', new Error('broken')]))) lines.push(line)
    }
    await expect(read()).rejects.toMatchObject({ code: 'network' })
    expect(lines).toEqual([{ a: 1 }])
  })

  it('throws the server’s code after a refusal, and a network error after a lost connection', async () => {
    const refused = new Response('{"error":{"code":"too_many_requests","requestId":"r"}}', { status: 429 })
    await expect(linesIn(answered(refused))).rejects.toMatchObject({ code: 'too_many_requests' })
    await expect(linesIn(Promise.reject(new TypeError('Failed to fetch')))).rejects.toMatchObject({ code: 'network' })
  })

  it('closes the connection when the reader stops', async () => {
    let isClosed = false
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('{"a":1}\n')),
      cancel: () => {
        isClosed = true
      },
    })
    for await (const _line of streamLines(answered(new Response(body)))) break
    await vi.waitFor(() => expect(isClosed).toBe(true))
  })
})
