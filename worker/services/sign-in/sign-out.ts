import type { ServiceContext } from '../context.ts'
import { openAuth, sessionCookies } from './auth.ts'

/** Ends the session of a request's cookies, and with it its live sockets. Returns the `Set-Cookie` values that clear it. */
export async function signOut(ctx: ServiceContext, headers: Headers): Promise<string[]> {
  const auth = await openAuth(ctx)
  const answered = await auth.api.signOut({ headers, returnHeaders: true })
  return sessionCookies(ctx, answered.headers)
}
