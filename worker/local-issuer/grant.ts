import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod'
import type { Env } from '../env.ts'
import { authSecret } from '../providers/choose.ts'
import { issuerOf } from './issuer-address.ts'

/** What a code or an access token stands for. Both are signed, so that nothing needs to be kept. */
export const grant = z.object({
  sub: z.string(),
  email: z.string(),
  name: z.string(),
  nonce: z.string().optional(),
  challenge: z.string().optional(),
  jti: z.string(),
})
export type Grant = z.infer<typeof grant>
type Kind = 'code' | 'access'

const secondsOf: Record<Kind, number> = { code: 60, access: 300 }
const keyOf = (env: Env) => new TextEncoder().encode(`local issuer ${authSecret(env)}`)

export const sealGrant = (env: Env, kind: Kind, content: Grant): Promise<string> =>
  new SignJWT(content)
    .setProtectedHeader({ alg: 'HS256', typ: `${kind}+jwt` })
    .setIssuer(issuerOf(env))
    .setExpirationTime(`${secondsOf[kind]}s`)
    .sign(keyOf(env))

/** Undefined for what was not sealed here, is of the other kind, or too old. */
export async function openGrant(env: Env, kind: Kind, sealed: string): Promise<Grant | undefined> {
  const options = { algorithms: ['HS256'], typ: `${kind}+jwt`, issuer: issuerOf(env) }
  const verified = await jwtVerify(sealed, keyOf(env), options).catch(() => undefined)
  return grant.safeParse(verified?.payload).data
}
