import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import type { Env } from '../../env.ts'
import type { ApiEnv } from '../context.ts'

/** An API cookie that scripts and other hosts can't read. Browsers accept the `__Host-` prefix only over https. */
export function hostCookie(name: string, maxAge: number) {
  const ofEnv = ({ APP_ORIGIN }: Pick<Env, 'APP_ORIGIN'>) => {
    const secure = APP_ORIGIN.startsWith('https:')
    return { name: secure ? `__Host-${name}` : name, attributes: { path: '/', secure } }
  }
  const of = <E extends ApiEnv>(c: Context<E>) => ofEnv(c.env)
  return {
    held: <E extends ApiEnv>(c: Context<E>): string | undefined => getCookie(c, of(c).name),
    /** The same, outside the API's routes. */
    heldIn: (headers: Headers, env: Pick<Env, 'APP_ORIGIN'>): string | undefined => {
      const { name: full } = ofEnv(env)
      return parse(headers.get('cookie') ?? '', full)[full]
    },
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
