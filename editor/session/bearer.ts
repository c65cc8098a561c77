import type * as z from 'zod'
import { api, responseBody } from '#api/client.ts'
import type { bearerToken } from '#worker/accounts/schema.ts'

type Issued = z.infer<typeof bearerToken>

/** In milliseconds: a token's maximum lifetime, and the remaining lifetime that it needs to be used. */
const maxLifetimeMs = 5 * 60_000
const expiryMarginMs = 30_000

/**
 * Caches a bearer token in memory and renews it before it expires. If renewal fails, logs the error and returns the old token while it's
 * valid, otherwise undefined.
 */
export function createBearerCache(issue: () => Promise<Issued>, now: () => number = Date.now) {
  let cached: { token: string; until: number } | undefined
  let pending: Promise<void> | undefined
  // Incremented on sign-out, so that responses to earlier requests are dropped.
  let turn = 0

  const renew = async (of: number) => {
    try {
      const { token, expiresAt } = await issue()
      // A slow clock must not extend the token's lifetime.
      if (of === turn) cached = { token, until: Math.min(Date.parse(expiresAt), now() + maxLifetimeMs) }
    } catch (error) {
      console.warn('The token could not be renewed.', error)
    }
  }
  return {
    /** Concurrent calls share one request. */
    token: async (): Promise<string | undefined> => {
      if (!cached || cached.until - now() <= expiryMarginMs) {
        pending ??= renew(turn)
        const own = pending
        await own
        if (pending === own) pending = undefined
      }
      return cached && cached.until > now() ? cached.token : undefined
    },
    forget: () => {
      cached = undefined
      pending = undefined
      turn += 1
    },
  }
}

export const bearerCache = createBearerCache(() => responseBody(api.session.token.$post()))
