import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { ApiEnv } from './environment.ts'

/**
 * A cookie of the API's own, that no script and no other host sees. Browsers keep a `__Host-` cookie to this host alone, but only
 * over https.
 */
export function ownCookie(name: string, maxAge: number) {
  const of = <E extends ApiEnv>(c: Context<E>) => {
    const secure = c.env.APP_ORIGIN.startsWith('https:')
    return { name: secure ? `__Host-${name}` : name, attributes: { path: '/', secure } }
  }
  return {
    held: <E extends ApiEnv>(c: Context<E>): string | undefined => getCookie(c, of(c).name),
    hold: <E extends ApiEnv>(c: Context<E>, value: string): void => {
      const { name: full, attributes } = of(c)
      setCookie(c, full, value, { ...attributes, httpOnly: true, sameSite: 'Lax', maxAge })
    },
    forget: <E extends ApiEnv>(c: Context<E>): void => {
      const { name: full, attributes } = of(c)
      deleteCookie(c, full, attributes)
    },
  }
}
