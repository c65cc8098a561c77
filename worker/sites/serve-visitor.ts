import { pingKindOf } from '../../renderer/document/visit-pings.ts'
import type { EdgeEnv } from '../env.ts'
import { type Address, type HostKind, queryOf, www } from '../hosts.ts'
import { nothingHere } from './nothing-here.ts'
import { movedTo } from './plain-answers.ts'
import { serveSite } from './serve-site.ts'

/** What forms send, `POST /_/…` on a website's host: the one thing there that is the app's to answer. Not that a link was followed. */
export const isSitePost = (kind: HostKind, { method }: Request, { path }: Address) =>
  kind === 'site' && method === 'POST' && path.startsWith('/_/') && pingKindOf(path) === undefined

/** Responds to any request for a host that is neither the app's nor that of previews. */
export async function serveVisitor(
  kind: HostKind,
  request: Request,
  address: Address,
  ctx: ExecutionContext,
  env: EdgeEnv,
): Promise<Response> {
  if (kind === 'site') return serveSite(request, address, ctx, env)
  if (kind !== 'www') return nothingHere(env.APP_ORIGIN)
  // The sites' own host stands before the path, so that nothing of the path can become a host.
  const target = new URL(env.SITES_ORIGIN + address.path + queryOf(request.url))
  target.hostname = address.hostname.slice(www.length)
  return movedTo(target.href)
}
