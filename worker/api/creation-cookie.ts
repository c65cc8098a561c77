import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { ApiEnv } from './environment.ts'

const month = 30 * 24 * 60 * 60

/** Browsers keep a `__Host-` cookie to this host alone, but only over https. */
function cookieOf<E extends ApiEnv>(c: Context<E>) {
  const secure = c.env.APP_ORIGIN.startsWith('https:')
  return { name: secure ? '__Host-creation' : 'creation', attributes: { path: '/', secure } }
}

/** The token of the creation that this browser began, if any. */
export const heldCreation = <E extends ApiEnv>(c: Context<E>): string | undefined => getCookie(c, cookieOf(c).name)

/** Lets the browser keep its creation for a month. */
export function holdCreation<E extends ApiEnv>(c: Context<E>, token: string): void {
  const { name, attributes } = cookieOf(c)
  setCookie(c, name, token, { ...attributes, httpOnly: true, sameSite: 'Lax', maxAge: month })
}

export function forgetCreation<E extends ApiEnv>(c: Context<E>): void {
  const { name, attributes } = cookieOf(c)
  deleteCookie(c, name, attributes)
}
