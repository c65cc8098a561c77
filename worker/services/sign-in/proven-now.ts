import type { ServiceContext } from '../context.ts'
import { sessionCookies } from './auth.ts'
import type { SignedInNow } from './signed-in-now.ts'

type Proven = { response: { user: { id: string; emailVerified: boolean } }; headers: Headers }

/**
 * Who has just signed in by a mail. Throws if their address does not count as verified: then what somebody else may have put into
 * the account before has not been taken from them, which only happens while another sign-in is at it.
 */
export function provenNow(ctx: ServiceContext, { response: { user }, headers }: Proven): SignedInNow {
  if (!user.emailVerified) throw new Error(`the address of ${user.id} is not verified after it was proven`)
  return { userId: user.id, setCookies: sessionCookies(ctx, headers) }
}
