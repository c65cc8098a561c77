import type { ClientResponse } from 'hono/client'
import { describe, expect, it } from 'vitest'
import { fileOf } from '../../../editor/api/file-of.ts'

type Call = Promise<ClientResponse<unknown, number, string>>
// A plain response, without the types of a route.
const answered = (response: Response) => Promise.resolve(response) as unknown as Call
const received = async (call: Call) => {
  const seen: number[] = []
  const { name, file } = await fileOf(call, { name: 'data.zip', onProgress: (bytes) => seen.push(bytes) })
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

describe('a file that is downloaded', () => {
  it('arrives whole, and tells how much has come', async () => {
    expect(await received(answered(new Response(streamOf(['one', 'two']))))).toEqual({
      name: 'data.zip',
      text: 'onetwo',
      seen: [3, 6],
    })
  })

  it('bears the name that the server gives it', async () => {
    const headers = { 'content-disposition': 'attachment; filename="shingle-2026-11-01.zip"' }
    expect(await received(answered(new Response('', { headers })))).toMatchObject({ name: 'shingle-2026-11-01.zip' })
  })

  it('fails with the server’s code', async () => {
    const body = { error: { code: 'too_many_requests', requestId: '1' } }
    await expect(received(answered(Response.json(body, { status: 429 })))).rejects.toMatchObject({
      code: 'too_many_requests',
    })
  })

  it('fails when there is no answer, or not all of it', async () => {
    await expect(received(Promise.reject(new TypeError()))).rejects.toMatchObject({ code: 'network' })
    const cut = answered(new Response(streamOf(['one', new Error('cut')])))
    await expect(received(cut)).rejects.toMatchObject({ code: 'network' })
  })
})
