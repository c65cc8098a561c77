import type { MediaFile } from '../../renderer/document/values/media.ts'
import type { EdgeEnv } from '../env.ts'
import { copyKey, keptByLocation, mediaKey, readMedia } from '../platform/store/media.ts'
import { type RequestHead, type Sendable, send } from './send.ts'

/** Immutable for browsers; shared caches keep it as long as our own. */
const caching = `public, max-age=31536000, s-maxage=${keptByLocation}, immutable`
/** For the original format sent in place of AVIF, which is encoded last and may still follow. */
const keptInstead = 60
/** Matches AVIF without a q value, as browsers send it. */
const takesAvif = /image\/avif\s*(?:,|$)/i
const hasAvif = /small|regular/
const isPicture = /^image\/(?:webp|avif|png|jpeg)$/

/** A stored picture: whole, a range, or 304; undefined if it doesn't exist. Callers have checked that the host may show it. */
export async function serveMedia(
  asked: RequestHead,
  file: MediaFile,
  env: EdgeEnv,
  ctx: ExecutionContext,
): Promise<Response | undefined> {
  const stored = await findFile(asked.headers, file, env, ctx)
  if (!stored) return undefined
  const type = stored.headers.get('content-type') ?? ''
  const headers = new Headers({
    ...(isPicture.test(type)
      ? { 'Content-Type': type }
      : { 'Content-Type': 'application/octet-stream', 'Content-Disposition': 'attachment' }),
    ETag: stored.headers.get('etag') ?? '',
    'Cache-Control': caching,
    Vary: 'Accept',
    'Accept-Ranges': 'bytes',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
  })
  return sendRange(asked, { headers }, () => stored.body)
}

/**
 * The whole file, from this location's cache or by a read that fills it: ranges and conditions never reach the store. The cache key is the
 * file's path, without the host.
 */
async function findFile(
  asked: Headers,
  file: MediaFile,
  env: EdgeEnv,
  ctx: ExecutionContext,
): Promise<Response | undefined> {
  const format = hasAvif.test(file.variant) && takesAvif.test(asked.get('accept') ?? '') ? '.avif' : ''
  const key = copyKey(env, mediaKey(file.hash, file.variant, format))
  const kept = await caches.default.match(key)
  if (kept) return kept
  const object = await readMedia(env, file, format)
  if (!object) return undefined
  const type = object.httpMetadata?.contentType ?? ''
  const isInstead = format !== '' && type !== 'image/avif'
  const headers = {
    'Content-Type': type,
    ETag: object.httpEtag,
    'Cache-Control': `max-age=${isInstead ? keptInstead : keptByLocation}`,
  }
  const whole = new Response(await object.arrayBuffer(), { headers })
  ctx.waitUntil(caches.default.put(key, whole.clone()))
  return whole
}

const immutable = 'public, max-age=31536000, immutable'
/** Font family, subset and version. */
const shape = /^[a-z0-9-]+-\d+\.woff2$/

/**
 * A font file; undefined for an unknown name. All websites share these files, which are among the app's static files; no other static file
 * is reachable here.
 */
export async function serveFont(name: string, env: EdgeEnv): Promise<Response | undefined> {
  if (!shape.test(name)) return undefined
  const file = await env.ASSETS.fetch(`https://assets.invalid/_/fonts/${name}`)
  if (file.headers.get('content-type') !== 'font/woff2') return undefined
  const headers = {
    'Content-Type': 'font/woff2',
    'Cache-Control': immutable,
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
  }
  return new Response(file.body, { headers })
}

/** Like `send`, with ranges (206, 416) for GET. */
async function sendRange(asked: RequestHead, as: Sendable, read: Parameters<typeof send>[2]): Promise<Response> {
  const whole = await send(asked, as, read)
  const { method, headers } = asked
  const etag = as.headers.get('etag') ?? ''
  // If-Range needs a strong comparison: dates and weak ETags never match.
  const range = (headers.get('if-range') ?? etag) === etag ? headers.get('range') : null
  if (method !== 'GET' || whole.status !== 200 || range === null) return whole
  return partOf(range, await whole.arrayBuffer(), as)
}

/** A single range. Several ranges, or an invalid one, get the whole file, as RFC 9110 allows. */
function partOf(range: string, bytes: ArrayBuffer, as: Sendable): Response {
  const size = bytes.byteLength
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(range) ?? []
  if ((!first && !last) || (first && last && Number(last) < Number(first))) return new Response(bytes, as)
  const start = first ? Number(first) : Math.max(size - Number(last), 0)
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  if (start >= size) {
    const headers = { 'Content-Range': `bytes */${size}`, 'Cache-Control': 'no-store' }
    return new Response(null, { status: 416, headers })
  }
  const part = new Response(bytes.slice(start, end + 1), { ...as, status: 206 })
  part.headers.set('Content-Range', `bytes ${start}-${end}/${size}`)
  return part
}
