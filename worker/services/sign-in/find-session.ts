import { isDeletedAddress } from '../../storage/deleted-address.ts'
import type { ServiceContext } from '../context.ts'
import { openAuth, sessionCookie, sessionCookies, statusOf } from './auth.ts'

export type SignedIn = {
  user: { uid: string; email: string; verified: boolean }
  sessionId: string
  /** `Set-Cookie` values for the answer: there when the session was prolonged. */
  setCookies: string[]
}

/** Whether a request has a session cookie, valid or not. */
export const bearsSession = ({ env }: Pick<ServiceContext, 'env'>, headers: Headers): boolean =>
  headers.get('cookie')?.includes(`${sessionCookie(env).name}=`) ?? false

/** Who is signed in by a request's cookies, or undefined. */
export async function findSession(ctx: ServiceContext, headers: Headers): Promise<SignedIn | undefined> {
  if (!bearsSession(ctx, headers)) return undefined
  const auth = await openAuth(ctx)
  const found = await auth.api.getSession({ headers, returnHeaders: true }).catch((error: unknown) => {
    // It ended while it was being prolonged.
    if (statusOf(error) === 401) return undefined
    throw error
  })
  if (!found?.response) return undefined
  const { user, session } = found.response
  // Begun while the account was on its way out: it counts for nothing.
  if (isDeletedAddress(user.email)) return undefined
  return {
    user: { uid: user.id, email: user.email, verified: user.emailVerified },
    sessionId: session.id,
    setCookies: sessionCookies(ctx, found.headers),
  }
}
