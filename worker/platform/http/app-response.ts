import type { Env } from '../../env.ts'

type Settings = Pick<Env, 'APP_ORIGIN'>

/** A year, including all names below the app's host, which belong to the operator. */
const transport = 'max-age=31536000; includeSubDomains'

/**
 * Defaults for files and plain texts; pages and the API have their own, stricter ones. No \`default-src\`, since it would apply to a
 * worker's script.
 */
const defaults = {
  'Content-Security-Policy': "base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
}

/** Adds the headers that all responses from the app's host share. */
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
