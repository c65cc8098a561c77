import type { Env } from '../env.ts'
import { openGrant } from './grant.ts'

/** Who an access token is for. */
export async function answerUserinfo(request: Request, env: Env): Promise<Response> {
  const [, token = ''] = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  const known = await openGrant(env, 'access', token)
  if (!known)
    return new Response(null, { status: 401, headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' } })
  const { sub, email, name } = known
  return Response.json({ sub, email, email_verified: true, name }, { headers: { 'Cache-Control': 'no-store' } })
}
