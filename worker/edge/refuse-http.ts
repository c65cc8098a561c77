import type { EdgeEnv } from '../env.ts'

/** The response to a plain http request in production; undefined for any other request. */
export const serveInsecure = (request: Request, { APP_ORIGIN }: Pick<EdgeEnv, 'APP_ORIGIN'>): Response | undefined =>
  request.url.startsWith('http:') && APP_ORIGIN.startsWith('https:') ? refuseHttp(request) : undefined

/**
 * The response to a request that should have come over https. Redirects pages, but rejects the API, forms and live channels, so that a
 * client that sends secrets unencrypted is noticed.
 */
function refuseHttp({ url, method }: Request): Response {
  const isPage = (method === 'GET' || method === 'HEAD') && !/^http:\/\/[^/]+\/api(?:[/?]|$)/.test(url)
  const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }
  if (!isPage) return new Response('Use https\n', { status: 403, headers })
  return new Response(null, { status: 308, headers: { ...headers, Location: `https:${url.slice('http:'.length)}` } })
}
