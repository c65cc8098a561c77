import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { ApiEnv } from '../context.ts'
import { AppError, type ErrorCode } from './errors.ts'

const maxJsonBytes = 512 * 1024

const json = /^application\/json\s*(;|$)/i

/** The only routes whose body is a file. */
const takesFile = ({ req }: Context) =>
  req.method === 'POST' && /^\/api\/(drafts\/[^/]+\/images|drafts\/import|phone-photos\/sent)$/.test(req.path)

/**
 * Parses JSON bodies of up to 512 KB for `c.req.json()`. Lets requests without a body pass, since each route's schema decides. Leaves files
 * to the routes that accept them.
 */
export const readBody = createMiddleware<ApiEnv>(async (c, next) => {
  const { body, headers, method, url, signal } = c.req.raw
  if (body === null || takesFile(c)) return next()
  const text = new TextDecoder().decode(await readBytes(body, headers, maxJsonBytes, 'too_large'))
  if (text !== '') {
    if (!json.test(headers.get('content-type') ?? '')) throw new AppError('unsupported_media_type')
    if (!isJson(text)) throw new AppError('invalid_request', { issues: [{ path: '', message: 'not valid JSON' }] })
  }
  c.req.raw = new Request(url, { method, headers, body: text, signal })
  return next()
})

/** Never stores more than the limit, whatever Content-Length says. */
export async function readBytes(
  body: ReadableStream<Uint8Array>,
  headers: Headers,
  maxBytes: number,
  tooLarge: ErrorCode,
): Promise<Uint8Array> {
  try {
    return await readLimited(discardable({ body, headers }), maxBytes)
  } catch (error) {
    if (!(error instanceof BodyRefused)) throw error
    await discardRest(body)
    if (error.reason === 'too_large') throw new AppError(tooLarge, { maxBytes })
    throw new AppError('invalid_request', { issues: [{ path: '', message: 'cut off' }] })
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Why a body was rejected. */
export class BodyRefused extends Error {
  readonly reason: 'too_large' | 'cut_off'

  constructor(reason: BodyRefused['reason'], cause?: unknown) {
    super(reason, { cause })
    this.name = 'BodyRefused'
    this.reason = reason
  }
}

type Sent = { body: ReadableStream<Uint8Array> | null; headers: Headers }

/** A request whose remaining body can be read after a reader has stopped (discardRest). */
export const discardable = ({ body, headers }: Sent): Body => ({
  body: body?.values({ preventCancel: true }) ?? null,
  headers,
})

/** In bytes; more than Cloudflare lets through. */
const maxDiscardedBytes = 128 * 1024 * 1024
const discardForMs = 15_000

/**
 * Reads and discards the rest of a rejected body. A client that is still sending when the response arrives loses the connection, and often
 * the response: its proxy then reports a server failure. Never throws.
 */
export async function discardRest(body: ReadableStream<Uint8Array> | null): Promise<void> {
  let left = maxDiscardedBytes
  const write = (chunk: Uint8Array) => {
    left -= chunk.byteLength
    if (left < 0) throw new Error('the body does not end')
  }
  await body
    ?.pipeTo(new WritableStream({ write }), { signal: AbortSignal.timeout(discardForMs) })
    .catch(() => undefined)
}

type Body = { body: AsyncIterable<Uint8Array> | null; headers: Headers }

/** Reads up to `most` bytes of a request or response, whatever its headers say. Throws BodyRefused. */
export async function readLimited({ body, headers }: Body, max: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of limitedChunks({ body, headers }, max)) {
    length += chunk.byteLength
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}

/** The same, chunk by chunk, for content that needn't be in memory as a whole. */
export async function* limitedChunks({ body, headers }: Body, max: number): AsyncGenerator<Uint8Array> {
  if (Number(headers.get('content-length') ?? 0) > max) throw new BodyRefused('too_large')
  let length = 0
  try {
    for await (const chunk of body ?? []) {
      length += chunk.byteLength
      if (length > max) throw new BodyRefused('too_large')
      yield chunk
    }
  } catch (error) {
    throw error instanceof BodyRefused ? error : new BodyRefused('cut_off', error)
  }
}

/** In bytes; many times the longest message in any encoding. */
export const maxFormBytes = 256 * 1024

const formType = /^application\/x-www-form-urlencoded\s*(;|$)/i

/** Whether the content type is a form's. */
export const isForm = ({ headers }: { headers: Headers }): boolean => formType.test(headers.get('content-type') ?? '')

/** The fields of a form or token request. Throws BodyRefused. */
export const readForm = async (request: Body): Promise<URLSearchParams> =>
  new URLSearchParams(new TextDecoder().decode(await readLimited(request, maxFormBytes)))
