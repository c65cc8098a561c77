import { pingRoot } from '../../renderer/document/visit-pings.ts'
import type { EdgeEnv } from '../env.ts'
import type { Address, HostKind } from '../platform/addresses/hosts.ts'
import { acceptEncodingOf, acceptsBrotli, matchesEtag } from './negotiation.ts'
import { findInMemory, findPage, type HeldPage, unchanged } from './page-memory.ts'
import { gatherVisit } from './visits.ts'

// A new isolate compiles this file and what it imports before its first page. What few requests need loads when one does.

/** The response to a plain http request in production; undefined for any other. */
export function serveInsecure(
  request: Request,
  { APP_ORIGIN }: Pick<EdgeEnv, 'APP_ORIGIN'>,
): Promise<Response> | undefined {
  if (!request.url.startsWith('http:') || !APP_ORIGIN.startsWith('https:')) return undefined
  return import('./refuse-http.ts').then(({ refuseHttp }) => refuseHttp(request))
}

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
  const page = isPage(address.path) ? findInMemory(address.hostname, env, ctx) : undefined
  return page && showPage(request, page, address, env, ctx)
}

/** A page's response to a browser, whole or unchanged; undefined for any other request, and where the host shows something else. */
function showPage(
  request: Request,
  page: HeldPage,
  { hostname }: Address,
  env: EdgeEnv,
  ctx: ExecutionContext,
): Response | undefined {
  if (
    request.method !== 'GET' ||
    page.redirect !== undefined ||
    page.suspended ||
    !acceptsBrotli(acceptEncodingOf(request, env))
  )
    return undefined
  const known = matchesEtag(request.headers.get('if-none-match'), page.etag)
  const answer = known ? new Response(null, unchanged(page)) : new Response(page.body, page.compressed)
  gatherVisit(request, { kind: 'view', releaseId: page.releaseId, hostname }, env, ctx)
  return answer
}

/** Serves any request to a website's host. Responds 503 if a store fails. */
async function serveSite(request: Request, address: Address, env: EdgeEnv, ctx: ExecutionContext): Promise<Response> {
  try {
    if (isPage(address.path)) return await servePage(request, address, env, ctx)
    const { serveFile } = await import('./serve-file.ts')
    return await serveFile(request, { ...address, env, ctx })
  } catch (error) {
    return (await loadUnusual()).serveFailure(error, request, env, ctx)
  }
}

async function servePage(request: Request, address: Address, env: EdgeEnv, ctx: ExecutionContext): Promise<Response> {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const page = isRead ? await findPage(address.hostname, env, ctx) : undefined
  const shown = page && showPage(request, page, address, env, ctx)
  return shown ?? (await loadUnusual()).serveUnusual(request, page, address, env, ctx)
}

const loadUnusual = () => import('./serve-unusual.ts')

const isPage = (path: string) => path === '/' || path === '/index.html'

/** Whether the app handles a request on a website's host: form submissions, `POST /_/…`, but not pings. */
export const isSitePost = ({ method }: Request, kind: HostKind, { path }: Address) =>
  kind === 'site' && method === 'POST' && path.startsWith('/_/') && !path.startsWith(pingRoot)

/** Responds to any request for a host other than the app's and the previews'. */
export async function serveVisitor(
  request: Request,
  kind: HostKind,
  address: Address,
  env: EdgeEnv,
  ctx: ExecutionContext,
): Promise<Response> {
  if (kind === 'site') return serveSite(request, address, env, ctx)
  return (await loadUnusual()).serveOtherHost(request, kind, address, env)
}

/** For a host that has no website. */
export const notFoundPage = async ({ APP_ORIGIN }: Pick<EdgeEnv, 'APP_ORIGIN'>): Promise<Response> =>
  (await import('../platform/http/site-not-found-page.ts')).siteNotFoundPage(APP_ORIGIN)
