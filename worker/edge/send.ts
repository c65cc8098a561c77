import { queryOf } from '../platform/addresses/hosts.ts'
import { matchesEtag, notModified } from './negotiation.ts'

/** The parts of a request that decide how bytes are sent. */
export type RequestHead = Pick<Request, 'method' | 'headers'>

/** `Response` options for a 200, with a strong ETag in the headers. */
export type Sendable = { headers: Headers; encodeBody?: 'manual' }

/**
 * Sends the whole file: 304 if the client has these bytes, only headers for HEAD, 404 if `read` returns null. Throws errors from `read`.
 */
export async function send(
  { method, headers }: RequestHead,
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

/** 404 without a page, for paths that nothing links to. */
export const notFound = (): Response => plain('Not found', 404)

/** 405 with the allowed methods. */
export const methodNotAllowed = (): Response => plain('Method not allowed', 405, { Allow: 'GET, HEAD' })

/** 503: the store didn't respond. Tells clients to retry after some seconds. `id` finds the failure in the log. */
export const unavailable = (id?: string): Response =>
  plain(`Not available for a moment. Please try again${id ? `\n\nReference: ${id}` : ''}`, 503, { 'Retry-After': '5' })

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

/** How long caches keep content that publishing may change, but not urgently. */
export const briefly = 'public, max-age=300'

/** 308 preserves the method. */
export const movedTo = (Location: string, caching = briefly): Response =>
  new Response(null, { status: 308, headers: { Location, 'Cache-Control': caching } })

/**
 * Redirects to the same path at another origin. The origin comes first, so that no part of the path can become a host. Not cacheable: if
 * two names swap, browsers would loop.
 */
export const redirectTo = ({ url }: Request, origin: string, path: string): Response =>
  movedTo(new URL(origin + path + queryOf(url)).href, 'no-cache')
