import type { Session } from '../../contract/sign-in.ts'
import type { ServiceContext } from '../context.ts'
import { openAuth, sessionCookie } from './auth.ts'

export type SignedIn = {
  user: NonNullable<Session['user']>
  sessionId: string
  /** `Set-Cookie` values for the answer: there when the session was prolonged. */
  setCookies: string[]
}

/** Who is signed in by a request's cookies, or undefined. */
export async function findSession(ctx: ServiceContext, headers: Headers): Promise<SignedIn | undefined> {
  if (!headers.get('cookie')?.includes(`${sessionCookie(ctx.env).name}=`)) return undefined
  const auth = await openAuth(ctx)
  const { response, headers: answered } = await auth.api.getSession({ headers, returnHeaders: true })
  if (!response) return undefined
  const { user, session } = response
  return {
    user: { uid: user.id, email: user.email, type: 'email', verified: user.emailVerified },
    sessionId: session.id,
    setCookies: answered.getSetCookie(),
  }
}
