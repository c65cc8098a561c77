import type { Env } from '../../env.ts'

type OfApp = Pick<Env, 'APP_ORIGIN'>

/** A `__Host-` cookie is limited to this host, but browsers only accept it over https. */
const cookieOf = ({ APP_ORIGIN }: OfApp, name: string) =>
  APP_ORIGIN.startsWith('https:') ? { name: `__Host-${name}`, secure: true } : { name, secure: false }
export const sessionCookie = (env: OfApp) => cookieOf(env, 'session')
/** A cookie as better-auth sets it. */
export const cookieOption = (env: OfApp, cookie: string) => {
  const { name, secure } = cookieOf(env, cookie)
  return { name, attributes: { secure, httpOnly: true, sameSite: 'lax', path: '/' } } as const
}

/** The session's `Set-Cookie` values, without those by which better-auth clears cookies that it never sets here. */
export const sessionCookies = (env: OfApp, headers: Headers): string[] =>
  headers.getSetCookie().filter((cookie) => cookie.startsWith(`${sessionCookie(env).name}=`))

/** Whether a request has a session cookie, valid or not. */
export const bearsSession = (env: OfApp, headers: Headers): boolean =>
  headers.get('cookie')?.includes(`${sessionCookie(env).name}=`) ?? false
