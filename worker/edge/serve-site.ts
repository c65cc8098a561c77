import { pingKindOf } from '../../renderer/document/visit-pings.ts'
import type { EdgeEnv } from '../env.ts'
import { type Address, type HostKind, queryOf, www } from '../platform/addresses/hosts.ts'
import { decompressed, findInMemory, findPage, plainOf } from './page-memory.ts'
import {
  acceptEncodingOf,
  acceptsBrotli,
  logEdgeFailure,
  matchesEtag,
  methodNotAllowed,
  movedTo,
  redirectTo,
  send,
  unavailable,
} from './send.ts'
import { gatherVisit, isShown, reportSoon } from './visits.ts'

/**
 * Serves a page from this isolate's memory, synchronously; undefined for any other request. Nearly every request ends here,
 * so it comes first: the memory holds only websites' hosts.
 */
export function serveFromMemory(
  request: Request,
  address: Address,
  env: EdgeEnv,
  ctx: ExecutionContext,
): Response | undefined {
  if (!isPage(address.path)) return undefined
  const page = findInMemory(address.hostname, env, ctx)
  if (page === undefined) return undefined
  const { headers } = request
  if (
    request.method !== 'GET' ||
    page.redirect !== undefined ||
    page.suspended ||
    !acceptsBrotli(acceptEncodingOf(request, env))
  )
    return undefined
  const known = matchesEtag(headers.get('if-none-match'), page.etag)
  const answer = known ? new Response(null, page.notModified) : new Response(page.body, page.compressed)
  gatherVisit(request, { kind: 'view', releaseId: page.releaseId, hostname: address.hostname }, env, ctx)
  return answer
}

/** Serves any request to a website's host. Responds 503 if a store fails. */
async function serveSite(request: Request, address: Address, env: EdgeEnv, ctx: ExecutionContext): Promise<Response> {
  try {
    if (isPage(address.path)) return await servePage(request, address, env, ctx)
    const { serveFile } = await import('./serve-file.ts')
    return await serveFile(request, { ...address, env, ctx })
  } catch (error) {
    const id = request.headers.get('cf-ray') ?? undefined
    logEdgeFailure('edge.not_served', error, id)
    reportSoon(env, ctx)
    return unavailable(id)
  }
}

async function servePage(request: Request, { hostname, path }: Address, env: EdgeEnv, ctx: ExecutionContext) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed()
  const page = await findPage(hostname, env, ctx)
  if (!page) return notFoundPage(env)
  if (page.suspended) return suspendedPage(env)
  if (page.redirect !== undefined) return redirectTo(request, page.redirect, path)
  const answer = await (acceptsBrotli(acceptEncodingOf(request, env))
    ? send(request, page.compressed, () => page.body)
    : send(request, plainOf(page), () => decompressed(page)))
  if (isShown(request, answer)) gatherVisit(request, { kind: 'view', releaseId: page.releaseId, hostname }, env, ctx)
  return answer
}

// What most visitors never see loads when it is needed.
const loadNotices = () => import('../platform/http/site-not-found-page.ts')
export const notFoundPage = async ({ APP_ORIGIN }: Pick<EdgeEnv, 'APP_ORIGIN'>): Promise<Response> =>
  (await loadNotices()).siteNotFoundPage(APP_ORIGIN)
const suspendedPage = async ({ APP_ORIGIN }: EdgeEnv): Promise<Response> =>
  (await loadNotices()).siteSuspendedPage(APP_ORIGIN)

const isPage = (path: string) => path === '/' || path === '/index.html'

/** Whether the app handles a request on a website's host: form submissions, `POST /_/…`, but not pings. */
export const isSitePost = ({ method }: Request, kind: HostKind, { path }: Address) =>
  kind === 'site' && method === 'POST' && path.startsWith('/_/') && pingKindOf(path) === undefined

/** Responds to any request for a host other than the app's and the previews'. */
export async function serveVisitor(
  request: Request,
  kind: HostKind,
  address: Address,
  env: EdgeEnv,
  ctx: ExecutionContext,
): Promise<Response> {
  if (kind === 'site') return serveSite(request, address, env, ctx)
  if (kind !== 'www') return notFoundPage(env)
  // The host comes first, so that the path cannot turn into another host.
  const target = new URL(env.SITES_ORIGIN + address.path + queryOf(request.url))
  target.hostname = address.hostname.slice(www.length)
  return movedTo(target.href)
}
