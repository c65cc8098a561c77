import type { Env } from '../env.ts'
import type { Measurement } from './schema.ts'

export type MeasurementSettings = Pick<
  Env,
  'ENVIRONMENT' | 'GOOGLE_MEASUREMENT_ID' | 'CLARITY_PROJECT_ID' | 'CLARITY_WHILE_EDITING'
>

/**
 * What the operator measures with besides, or null. Sessions are never recorded in development, and where a website's own content is
 * edited only if that is configured too.
 */
export function measurementOf(env: MeasurementSettings): Measurement | null {
  const googleId = matching(env.GOOGLE_MEASUREMENT_ID, /^G-[A-Z0-9]{4,16}$/)
  const clarityId = env.ENVIRONMENT === 'production' ? matching(env.CLARITY_PROJECT_ID, /^[a-z0-9]{4,20}$/) : undefined
  if (!googleId && !clarityId) return null
  return {
    ...(googleId && { googleId }),
    ...(clarityId && { clarityId }),
    ...(clarityId && env.CLARITY_WHILE_EDITING === 'true' && { clarityWhileEditing: true as const }),
  }
}

/** Ignores an invalid id, since it would become part of a script's address. */
const matching = (id: string | undefined, shape: RegExp) => (id && shape.test(id) ? id : undefined)

/** Those who say of themselves that they are no person. A CUBOT is a phone. */
const bots =
  /(?<!cu)bot\b|crawl|spider|slurp|scrap|headless|lighthouse|pagespeed|externalhit|archiver|monitor|^curl|^wget|^python|^go-http/i

/** Whether a browser's name (`User-Agent`) is that of no person's. */
export const isBot = (userAgent: string): boolean => bots.test(userAgent)

/** Whether a request is not to be measured: its sender asks not to be (Global Privacy Control, Do Not Track), or is no person. */
export const isUnmeasured = (headers: Headers): boolean =>
  headers.get('sec-gpc') === '1' || headers.get('dnt') === '1' || isBot(headers.get('user-agent') ?? '')
