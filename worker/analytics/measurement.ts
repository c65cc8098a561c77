import type { Env } from '../env.ts'
import type { Measurement } from './schema.ts'

export type MeasurementSettings = Pick<
  Env,
  'ENVIRONMENT' | 'GOOGLE_MEASUREMENT_ID' | 'CLARITY_PROJECT_ID' | 'CLARITY_WHILE_EDITING'
>

/**
 * The operator's additional measurement tools, or null. Sessions are never recorded in development; recording the editor needs its own
 * setting.
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

/** Self-declared bots. A CUBOT is a phone. */
const bots =
  /(?<!cu)bot\b|crawl|spider|slurp|scrap|headless|lighthouse|pagespeed|externalhit|archiver|monitor|^curl|^wget|^python|^go-http/i

/** Whether a `User-Agent` belongs to a bot. */
export const isBot = (userAgent: string): boolean => bots.test(userAgent)

/** Whether to skip measuring a request: its sender opts out (Global Privacy Control, Do Not Track) or is a bot. */
export const isUnmeasured = (headers: Headers): boolean =>
  headers.get('sec-gpc') === '1' || headers.get('dnt') === '1' || isBot(headers.get('user-agent') ?? '')
