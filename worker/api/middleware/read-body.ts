import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { limits } from '../../../renderer/document/limits.ts'
import { AppError, type ErrorCode } from '../../contract/errors.ts'
import { pictureTypes } from '../../contract/pictures.ts'
import { BodyRefused, readLimited } from '../../read-limited.ts'
import type { ApiEnv } from '../environment.ts'

const maxJsonBytes = 512 * 1024
const json = /^application\/json\s*(;|$)/i
const picture = new RegExp(`^(${pictureTypes.join('|')})\\s*(;|$)`, 'i')

/** The one call whose body is a picture. */
const takesPicture = ({ req }: Context) => req.method === 'POST' && /^\/api\/drafts\/[^/]+\/images$/.test(req.path)

/**
 * The reader of request bodies. Only JSON of at most 512 KB gets through; handlers find it through `c.req.json()`. A request
 * without a body passes: what a route needs, its schema says. A picture is left to `readPicture`.
 */
export const readBody = createMiddleware<ApiEnv>(async (c, next) => {
  const { body, headers, method, url } = c.req.raw
  if (body === null || takesPicture(c)) return next()
  const text = new TextDecoder().decode(await readBytes(body, headers, maxJsonBytes, 'too_large'))
  if (text !== '') {
    if (!json.test(headers.get('content-type') ?? '')) throw new AppError('unsupported_media_type')
    if (!isJson(text)) throw new AppError('invalid_request', { issues: [{ path: '', message: 'not valid JSON' }] })
  }
  c.req.raw = new Request(url, { method, headers, body: text })
  return next()
})

/** Reads a picture, after it is known who sends it: `c.get('picture')` has its bytes, none for a request without a body. */
export const readPicture = createMiddleware<ApiEnv & { Variables: { picture: Uint8Array } }>(async (c, next) => {
  const { body, headers } = c.req.raw
  if (body !== null && !picture.test(headers.get('content-type') ?? '')) throw new AppError('unsupported_media_type')
  c.set('picture', body ? await readBytes(body, headers, limits.imageBytes, 'picture_too_large') : new Uint8Array())
  return next()
})

/** Stops reading as soon as there is too much, whatever the sender said about the length. */
async function readBytes(
  body: ReadableStream<Uint8Array>,
  headers: Headers,
  maxBytes: number,
  tooLarge: ErrorCode,
): Promise<Uint8Array> {
  try {
    return await readLimited({ body, headers }, maxBytes)
  } catch (error) {
    if (!(error instanceof BodyRefused)) throw error
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
