import type { Env } from '../../env.ts'
import { queryOf } from '../addresses/hosts.ts'

type Settings = Pick<Env, 'APP_ORIGIN'>

/** A year, for all names below the app's host too: they are the operator's. */
const transport = 'max-age=31536000; includeSubDomains'

/** Defaults for files and plain texts; pages and the API have their own, stricter ones. No \`default-src\`: it would bind a worker's script. */
const defaults = {
  'Content-Security-Policy': "base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
}

/**
 * The response to a plain http request where the app is on https; undefined for any other. People are redirected. Calls of the API are
 * refused, so that a client which sends secrets in the clear is noticed.
 */
export function refuseHttp(request: Request, path: string, { APP_ORIGIN }: Settings): Response | undefined {
  if (!APP_ORIGIN.startsWith('https:') || !request.url.startsWith('http:')) return undefined
  const isApi = path === '/api' || path.startsWith('/api/')
  const isPage = !isApi && (request.method === 'GET' || request.method === 'HEAD')
  const Location = isPage && URL.canParse(APP_ORIGIN + path) ? APP_ORIGIN + path + queryOf(request.url) : undefined
  if (Location) return new Response(null, { status: 308, headers: { Location, 'Cache-Control': 'no-store' } })
  return new Response('Use https\n', { status: 403, headers: { 'Cache-Control': 'no-store' } })
}

/** A response of the app's host with the headers that every one of them has. */
export function secureResponse(response: Response, { APP_ORIGIN }: Settings): Response {
  // A copy of an upgrade response would lose its socket.
  if (response.status === 101) return response
  const secured = new Response(response.body, response)
  for (const [name, value] of Object.entries(defaults)) {
    if (!secured.headers.has(name)) secured.headers.set(name, value)
  }
  if (APP_ORIGIN.startsWith('https:')) secured.headers.set('Strict-Transport-Security', transport)
  return secured
}
