import type { ServiceContext } from '../context.ts'
import { openAuth } from './auth.ts'
import { findSession } from './find-session.ts'

/** Ends the session of a request's cookies and closes its live sockets. Returns the `Set-Cookie` values that clear it. */
export async function signOut(ctx: ServiceContext, headers: Headers): Promise<string[]> {
  const person = await findSession(ctx, headers)
  const auth = await openAuth(ctx)
  const { headers: answered } = await auth.api.signOut({ headers, returnHeaders: true })
  if (person) ctx.defer(ctx.env.LIVE.getByName(person.user.uid).closeSession(person.sessionId))
  return answered.getSetCookie()
}
