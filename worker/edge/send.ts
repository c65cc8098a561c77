import { queryOf } from '../platform/addresses/hosts.ts'

/** The parts of a request that decide how bytes are sent. */
export type Asked = Pick<Request, 'method' | 'headers'>

/** `Response`'s own options for a 200, with a strong ETag among the headers. */
export type Sendable = { headers: Headers; encodeBody?: 'manual' }

/**
 * Sends the whole file: 304 for a client that has these bytes, headers alone for HEAD, 404 if `read` returns null. Throws what `read`
 * throws.
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

/** Whether an `If-None-Match` names the tag, weakly compared as RFC 9110 wants it. */
export function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false
  if (ifNoneMatch === etag) return true
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag))
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

const ofCopies = /^(?:etag|cache-control|vary)$/

/** The response to a client that has these bytes: only their caching headers. */
export const notModified = (headers: Headers): ResponseInit => ({
  status: 304,
  headers: new Headers([...headers].filter(([name]) => ofCopies.test(name))),
})

/** `*` is left out: who says it may have said `br;q=0` beside it, and reads plain text in any case. */
const brotli = /(?:^|[\s,])br\s*(?:,|$|;\s*q=(?!0(?:\.0*)?\s*(?:,|$)))/i
let lastAsked: string | null = null
let lastAnswer = false

/** Whether an `Accept-Encoding` takes brotli. Remembers the last one asked about: nearly all are the same. */
export function acceptsBrotli(acceptEncoding: string | null): boolean {
  if (acceptEncoding === lastAsked) return lastAnswer
  lastAsked = acceptEncoding
  lastAnswer = acceptEncoding !== null && brotli.test(acceptEncoding)
  return lastAnswer
}

/** 404 without a page: for what no visitor is led to. */
export const notFound = (): Response => plain('Not found', 404)

/** 405, with what is allowed. */
export const methodNotAllowed = (): Response => plain('Method not allowed', 405, { Allow: 'GET, HEAD' })

/** 503: the store did not answer. Browsers and crawlers may try again soon, in seconds. */
export const unavailable = (): Response =>
  plain('Not available for a moment. Please try again', 503, { 'Retry-After': '5' })

const plain = (text: string, status: number, headers?: Record<string, string>) =>
  new Response(`${text}\n`, { status, headers: { ...headers, 'Cache-Control': 'no-store' } })

/** How long caches keep what a publish may change and nobody waits for. */
export const briefly = 'public, max-age=300'

/** 308: the method stays what it is. */
export const movedTo = (Location: string, caching = briefly): Response =>
  new Response(null, { status: 308, headers: { Location, 'Cache-Control': caching } })

/**
 * To the same address at another origin, which stands before the path, so that nothing of the path can become a host. Nobody keeps
 * it: where names change places, a browser would be sent to and fro.
 */
export const redirectTo = ({ url }: Request, origin: string, path: string): Response =>
  movedTo(new URL(origin + path + queryOf(url)).href, 'no-cache')
