import type * as z from 'zod'
import { answerOf, api } from '#api/client.ts'
import type { bearerToken } from '#worker/accounts/schema.ts'

type Issued = z.infer<typeof bearerToken>

/** Milliseconds: a token's maximum lifetime, and the rest it needs to be used. */
const lifetime = 5 * 60_000
const margin = 30_000

/**
 * Caches a bearer token in memory and renews it near expiry. If renewal fails, logs the error and returns the old token
 * while valid, else undefined.
 */
export function keepBearer(issue: () => Promise<Issued>, now: () => number = Date.now) {
  let held: { token: string; until: number } | undefined
  let asked: Promise<void> | undefined
  // Incremented on sign-out, so a response to an earlier request is dropped.
  let turn = 0

  const renew = async (of: number) => {
    try {
      const { token, expiresAt } = await issue()
      // A slow clock must not extend the token's life.
      if (of === turn) held = { token, until: Math.min(Date.parse(expiresAt), now() + lifetime) }
    } catch (error) {
      console.warn('The token could not be renewed.', error)
    }
  }
  return {
    /** Concurrent calls share one request. */
    token: async (): Promise<string | undefined> => {
      if (!held || held.until - now() <= margin) {
        asked ??= renew(turn)
        const own = asked
        await own
        if (asked === own) asked = undefined
      }
      return held && held.until > now() ? held.token : undefined
    },
    forget: () => {
      held = undefined
      asked = undefined
      turn += 1
    },
  }
}

/** The signed-in person's token. */
export const heldBearer = keepBearer(() => answerOf(api.session.token.$post()))
