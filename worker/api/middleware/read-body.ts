import { createMiddleware } from 'hono/factory'
import { AppError } from '../../contract/errors.ts'
import type { ApiEnv } from '../environment.ts'

const maxBytes = 512 * 1024
const json = /^application\/json\s*(;|$)/i

/**
 * The one reader of request bodies. Only JSON of at most 512 KB gets through; handlers find it through `c.req.json()`.
 * A request without a body passes: what a route needs, its schema says.
 */
export const readBody = createMiddleware<ApiEnv>(async (c, next) => {
  const { body, headers, method, url } = c.req.raw
  if (body === null) return next()
  if (Number(headers.get('content-length') ?? 0) > maxBytes) throw new AppError('too_large', { maxBytes })
  const text = await readText(body)
  if (text !== '') {
    if (!json.test(headers.get('content-type') ?? '')) throw new AppError('unsupported_media_type')
    if (!isJson(text)) throw new AppError('invalid_request', { issues: [{ path: '', message: 'not valid JSON' }] })
  }
  c.req.raw = new Request(url, { method, headers, body: text })
  return next()
})

/** Stops reading as soon as there is too much, whatever the sender said about the length. */
async function readText(body: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new AppError('too_large', { maxBytes })
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
