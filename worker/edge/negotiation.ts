import type { EdgeEnv } from '../env.ts'

/** Whether an `If-None-Match` matches the tag, with RFC 9110's weak comparison. */
export function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false
  if (ifNoneMatch === etag) return true
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag))
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

/** The 304 response, with caching headers only. */
export function notModified(headers: Headers): ResponseInit {
  const copies = new Headers()
  for (const name of ['ETag', 'Cache-Control', 'Vary']) {
    const value = headers.get(name)
    if (value !== null) copies.set(name, value)
  }
  return { status: 304, headers: copies }
}

/** Ignores `*`: a client that sends it may also send `br;q=0`, and plain text always works. */
const brotli = /(?:^|[\s,])br\s*(?:,|$|;\s*q=(?!0(?:\.0*)?\s*(?:,|$)))/i
let lastAsked: string | null = null
let lastAnswer = false

/** Whether an `Accept-Encoding` accepts brotli. Caches the last value, since nearly all requests send the same one. */
export function acceptsBrotli(acceptEncoding: string | null): boolean {
  if (acceptEncoding === lastAsked) return lastAnswer
  lastAsked = acceptEncoding
  // As browsers write it: a new isolate needn't compile the pattern.
  lastAnswer = acceptEncoding !== null && (acceptEncoding.includes(' br,') || brotli.test(acceptEncoding))
  return lastAnswer
}

/** The local simulator always adds brotli to Accept-Encoding, and passes brotli through to clients that didn't ask for it. */
export function acceptEncodingOf(request: Request, env: EdgeEnv): string | null {
  const asked = env.ENVIRONMENT === 'development' ? request.cf?.clientAcceptEncoding : undefined
  return typeof asked === 'string' ? asked : request.headers.get('accept-encoding')
}
