import type { EdgeEnv } from '../env.ts'

/** Ignores `*`: a client that sends it may also send `br;q=0`, and plain text always works. */
const brotli = /(?:^|[\s,])br\s*(?:,|$|;\s*q=(?!0(?:\.0*)?\s*(?:,|$)))/i
let lastAsked: string | null = null
let lastAnswer = false

/** Whether an `Accept-Encoding` accepts brotli. Caches the last value, since nearly all requests send the same one. */
export function acceptsBrotli(acceptEncoding: string | null): boolean {
  if (acceptEncoding === lastAsked) return lastAnswer
  lastAsked = acceptEncoding
  // As browsers write it, so that a new isolate needn't compile the pattern.
  lastAnswer = acceptEncoding !== null && (acceptEncoding.includes(' br,') || brotli.test(acceptEncoding))
  return lastAnswer
}

/** The local simulator always adds brotli to Accept-Encoding, and passes brotli through to clients that didn't ask for it. */
export function acceptEncodingOf(request: Request, env: EdgeEnv): string | null {
  const asked = env.ENVIRONMENT === 'development' ? request.cf?.clientAcceptEncoding : undefined
  return typeof asked === 'string' ? asked : request.headers.get('accept-encoding')
}
