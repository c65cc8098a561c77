import { parseSigned, serializeSigned } from 'hono/utils/cookie'
import type { ServiceContext } from '../../platform/context.ts'
import { authSecrets } from '../../platform/crypto/auth-secret.ts'
import { cookieOption } from './session-cookie.ts'

type Current = {
  headers: Headers
  /** The `Set-Cookie` values with the new signature, for a session that ends at `expiresAt`. */
  renewed: (expiresAt: Date) => string[]
}

/**
 * A request's headers, with cookies signed by the previous secret signed again by the current one: better-auth verifies cookies with only
 * one secret. Returns the same headers unless a rotation is underway.
 */
export async function currentCookies(ctx: ServiceContext, headers: Headers): Promise<Current> {
  const [secret, previous] = authSecrets(ctx.env)
  const cookies = headers.get('cookie')
  if (previous === undefined || cookies === null) return { headers, renewed: () => [] }
  const [session, roundTrip] = [cookieOption(ctx.env, 'session'), cookieOption(ctx.env, 'round-trip')]
  const signed = new Map<string, string>()
  for (const { name, attributes } of [session, roundTrip]) {
    const value = (await parseSigned(cookies, previous, name))[name]
    if (value) signed.set(name, await serializeSigned(name, value, secret, attributes))
  }
  if (signed.size === 0) return { headers, renewed: () => [] }
  const nameOf = (pair: string) => pair.slice(0, pair.indexOf('=')).trim()
  const others = cookies.split(';').filter((pair) => !signed.has(nameOf(pair)))
  const current = new Headers(headers)
  current.set('cookie', [...[...signed.values()].map((cookie) => cookie.split(';', 1)[0]), ...others].join('; '))
  const cookie = signed.get(session.name)
  const secondsUntil = (time: Date) => Math.max(0, Math.floor((time.getTime() - ctx.now().getTime()) / 1000))
  return {
    headers: current,
    renewed: (expiresAt) => (cookie === undefined ? [] : [`${cookie}; Max-Age=${secondsUntil(expiresAt)}`]),
  }
}
