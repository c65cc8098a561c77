import { type MediaFile, mediaPath } from '../../renderer/document/values/media.ts'
import { findSession } from '../accounts/sessions/sessions.ts'
import { heldCreationIn } from '../creation/routes.ts'
import type { Env } from '../env.ts'
import { grantPicture, passName } from '../pictures/picture-pass.ts'
import { previewLabel, siteOrigin } from '../platform/addresses/hosts.ts'
import { openContext } from '../platform/context.ts'
import { visitorAddress } from '../platform/http/caller.ts'
import { siteNotFoundPage } from '../platform/http/site-not-found-page.ts'

/**
 * The app's host serves no user content. Pictures are on the preview host, which has no sessions, so this route redirects owners to their
 * pictures there with a pass. Browsers cache the redirect for an hour, far less than the pass is valid.
 */
export async function toOwnPicture(
  { headers }: Request,
  file: MediaFile,
  env: Env,
  ctx: ExecutionContext,
): Promise<Response> {
  const { success } = await env.API_LIMIT.limit({ key: `own picture ${visitorAddress(headers)}` })
  if (!success) return new Response('Too many requests\n', { status: 429, headers: { 'Retry-After': '60' } })
  const services = openContext(env, (promise) => ctx.waitUntil(promise))
  const person = await findSession(services, headers)
  const asking = { hash: file.hash, userId: person?.user.uid, creationToken: heldCreationIn(headers, env) }
  const pass = await grantPicture(services, asking)
  if (!pass) return siteNotFoundPage(env.APP_ORIGIN)
  const Location = `${siteOrigin(env, previewLabel)}${mediaPath(file.hash, file.variant)}?${passName}=${pass}`
  const answer = new Response(null, { status: 302, headers: { Location, 'Cache-Control': 'private, max-age=3600' } })
  for (const cookie of person?.setCookies ?? []) answer.headers.append('Set-Cookie', cookie)
  return answer
}
