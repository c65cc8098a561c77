import type * as z from 'zod'
import { answerOf, api } from '#api/client.ts'
import type { bearerToken } from '#worker/accounts/schema.ts'

type Issued = z.infer<typeof bearerToken>

/** In milliseconds: how long a token lives at most, and how much of that must be left for it to be sent. */
const lifetime = 5 * 60_000
const margin = 30_000

/**
 * Keeps a bearer token in memory, for the few calls that want one, and asks for another when it is near its end. Without one the
 * work continues: it logs a refusal to the console and returns the old token while that is valid, else undefined.
 */
export function keepBearer(issue: () => Promise<Issued>, now: () => number = Date.now) {
  let held: { token: string; until: number } | undefined
  let asked: Promise<void> | undefined
  // Of whom: what was asked for before they left is not kept after.
  let turn = 0

  const renew = async (of: number) => {
    try {
      const { token, expiresAt } = await issue()
      // A clock that is behind must not make it live longer.
      if (of === turn) held = { token, until: Math.min(Date.parse(expiresAt), now() + lifetime) }
    } catch (error) {
      console.warn('The token could not be renewed.', error)
    }
  }
  return {
    /** A token to send now. Calls made at the same time share one. */
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

/** The token of the person signed in on this page. */
export const heldBearer = keepBearer(() => answerOf(api.session.token.$post()))
