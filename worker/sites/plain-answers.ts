import { queryOf } from '../hosts.ts'

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
export const ledOn = (origin: string, path: string, { url }: Request): Response =>
  movedTo(new URL(origin + path + queryOf(url)).href, 'no-cache')
