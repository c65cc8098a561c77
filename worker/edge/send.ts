import type { EdgeEnv } from '../env.ts'
import { queryOf } from '../platform/addresses/hosts.ts'
import { writeLine } from '../platform/log/line.ts'
import type { EdgeFailure } from '../visits/schema.ts'

/** The parts of a request that decide how bytes are sent. */
export type Asked = Pick<Request, 'method' | 'headers'>

/** `Response`'s own options for a 200, with a strong ETag among the headers. */
export type Sendable = { headers: Headers; encodeBody?: 'manual' }

/**
 * Sends the whole file: 304 if the client has these bytes, only headers for HEAD, 404 if `read` returns null. Throws what `read` throws.
 */
export async function send(
  { method, headers }: Asked,
  as: Sendable,
  read: () => Promise<BodyInit | null> | BodyInit | null,
): Promise<Response> {
  if (matchesEtag(headers.get('if-none-match'), as.headers.get('etag') ?? ''))
    return new Response(null, notModified(as.headers))
  const body = await read()
  if (body === null) return notFound()
  if (method === 'GET') return new Response(body, as)
  const head = new Response(null, as)
  head.headers.set('Content-Length', String((await new Response(body).arrayBuffer()).byteLength))
  return head
}

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
  lastAnswer = acceptEncoding !== null && brotli.test(acceptEncoding)
  return lastAnswer
}

/** The local simulator always adds brotli to Accept-Encoding, and passes brotli through to clients that didn't ask for it. */
export function acceptEncodingOf(request: Request, env: EdgeEnv): string | null {
  const asked = env.ENVIRONMENT === 'development' ? request.cf?.clientAcceptEncoding : undefined
  return typeof asked === 'string' ? asked : request.headers.get('accept-encoding')
}

/** 404 without a page, for paths that no link leads to. */
export const notFound = (): Response => plain('Not found', 404)

/** 405 with the allowed methods. */
export const methodNotAllowed = (): Response => plain('Method not allowed', 405, { Allow: 'GET, HEAD' })

/** 503: the store didn't respond. Tells clients to retry after some seconds. `id` finds the failure in the log. */
export const unavailable = (id?: string): Response =>
  plain(`Not available for a moment. Please try again${id ? `\n\nReference: ${id}` : ''}`, 503, { 'Retry-After': '5' })

/** This isolate's failures by event, until they go to the app's Worker (visits.ts). */
const failures = new Map<EdgeFailure, number>()

export function addEdgeFailures(event: EdgeFailure, count: number): void {
  failures.set(event, (failures.get(event) ?? 0) + count)
}

export function takeEdgeFailures(): [EdgeFailure, number][] {
  const taken = [...failures]
  failures.clear()
  return taken
}

/** Logs without a request's scope and with little code. Keeps the store's status and the error's name: a message may have a hostname. */
export function logEdgeFailure(event: EdgeFailure, error: unknown, id?: string): void {
  addEdgeFailures(event, 1)
  writeLine(event, {
    ...{ outcome: 'failed', id },
    cause: (error instanceof Error && (/^KV \w+ failed: \d+/.exec(error.message)?.[0] ?? error.name)) || 'unknown',
  })
}

const plain = (text: string, status: number, headers?: Record<string, string>) =>
  new Response(`${text}\n`, {
    status,
    headers: {
      ...headers,
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
    },
  })

/** How long caches keep content that a publish may change and that isn't urgent. */
export const briefly = 'public, max-age=300'

/** 308 preserves the method. */
export const movedTo = (Location: string, caching = briefly): Response =>
  new Response(null, { status: 308, headers: { Location, 'Cache-Control': caching } })

/**
 * Redirects to the same path at another origin. The origin comes first, so no part of the path can become a host. Not cacheable: if two
 * names swap, browsers would loop.
 */
export const redirectTo = ({ url }: Request, origin: string, path: string): Response =>
  movedTo(new URL(origin + path + queryOf(url)).href, 'no-cache')
