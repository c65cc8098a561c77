import type { MediaFile } from '../../renderer/document/media.ts'
import type { EdgeEnv } from '../env.ts'
import { copyKey, keptByLocation, mediaKey } from '../storage/media-store/keys.ts'
import { readMedia } from '../storage/media-store/read-media.ts'
import { type Asked, send } from './range.ts'

/** A visitor's browser keeps what it has seen. Caches that many share keep it as long as our own do. */
const caching = `public, max-age=31536000, s-maxage=${keptByLocation}, immutable`
/** A file in the place of an AVIF, which is made after the others and may come yet. */
const keptInstead = 60
/** Named without a weight, as browsers do. */
const takesAvif = /image\/avif\s*(?:,|$)/i
const hasAvif = /small|regular/
const isPicture = /^image\/(?:webp|avif|png|jpeg)$/

/**
 * A stored picture as the request wants it: whole, in part, or unchanged; undefined if it does not exist. Callers have made sure that
 * it may be shown at the host.
 */
export async function serveMedia(
  file: MediaFile,
  asked: Asked,
  env: EdgeEnv,
  ctx: ExecutionContext,
): Promise<Response | undefined> {
  const stored = await findFile(file, asked.headers, env, ctx)
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
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
  })
  return send(asked, { headers }, () => stored.body)
}

/**
 * The whole file, out of this location's cache or by a read that fills it: neither ranges nor conditions reach the store. Its
 * key names what is asked for and nothing else of the request, nor the host.
 */
async function findFile(
  file: MediaFile,
  asked: Headers,
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
