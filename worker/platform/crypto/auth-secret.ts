import type { Env } from '../../env.ts'
import { NotConfigured } from '../http/errors.ts'

/** The public default in wrangler.toml. */
const developmentSecret = 'development-only-secret-change-me-in-production'

/** The key that signs sessions. Throws in production if it is the public default or too short. */
export function authSecret({ ENVIRONMENT, AUTH_SECRET }: Env): string {
  assertStrong('AUTH_SECRET', ENVIRONMENT, AUTH_SECRET)
  return AUTH_SECRET
}

/**
 * The secrets that may have signed what comes back: the current one, then the one before it during a rotation. Throws like authSecret, for
 * either: a weak previous secret would let anybody forge a session.
 */
export function authSecrets(env: Env): [current: string, ...previous: string[]] {
  const { ENVIRONMENT, AUTH_SECRET_PREVIOUS: previous } = env
  if (previous === undefined || previous === '') return [authSecret(env)]
  assertStrong('AUTH_SECRET_PREVIOUS', ENVIRONMENT, previous)
  return [authSecret(env), previous]
}

function assertStrong(name: string, environment: Env['ENVIRONMENT'], secret: string | undefined): void {
  if (environment === 'production' && (secret === developmentSecret || (secret ?? '').length < 32)) {
    throw new NotConfigured(
      `${name} must be a secret of at least 32 characters in production: wrangler secret put ${name}.`,
    )
  }
}
