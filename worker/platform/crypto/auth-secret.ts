import type { Env } from '../../env.ts'
import { addressOf } from '../addresses/hosts.ts'
import { isLocalHost } from '../addresses/local-hosts.ts'
import { NotConfigured } from '../http/errors.ts'

/** The public default in wrangler.toml. */
const developmentSecret = 'development-only-secret-change-me-in-production'

/** The key that signs sessions. Throws if it is the public default or too short, except in development at a local address. */
export function authSecret(env: Env): string {
  assertStrong('AUTH_SECRET', env)
  return env.AUTH_SECRET
}

/**
 * The secrets to verify with: the current one and, during a rotation, the previous one. Throws like authSecret for either, because with a
 * weak previous secret anyone could forge a session.
 */
export function authSecrets(env: Env): [current: string, ...previous: string[]] {
  const { AUTH_SECRET_PREVIOUS: previous } = env
  if (previous === undefined || previous === '') return [authSecret(env)]
  assertStrong('AUTH_SECRET_PREVIOUS', env)
  return [authSecret(env), previous]
}

function assertStrong(name: 'AUTH_SECRET' | 'AUTH_SECRET_PREVIOUS', env: Env): void {
  if (env.ENVIRONMENT === 'development' && isLocalHost(addressOf(env.APP_ORIGIN).hostname)) return
  const secret = env[name] ?? ''
  if (secret === developmentSecret || secret.length < 32) {
    throw new NotConfigured(
      `${name} must be a secret of at least 32 characters in production: wrangler secret put ${name}.`,
    )
  }
}
