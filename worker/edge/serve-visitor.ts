import { pingRoot } from '../../renderer/document/visit-pings.ts'
import type { EdgeEnv } from '../env.ts'
import { type Address, type HostKind, isPage } from '../platform/addresses/hosts.ts'
import { acceptEncodingOf, acceptsBrotli } from './accept-encoding.ts'
import { namesMarkdown } from './accept-markdown.ts'
import type { HeldPage } from './held-page.ts'
import { matchesEtag } from './negotiation.ts'
import { findInMemory, findPage, unchanged } from './page-memory.ts'
import { recordVisit } from './record-visit.ts'
import { serveFailure, serveOtherHost, serveUnusual } from './serve-unusual.ts'

/**
 * Serves a page from this isolate's memory, synchronously; undefined for any other request. Handles nearly every request, so it comes
 * first: the memory has only websites' hosts.
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

/** A page's response to a browser, whole or unchanged; undefined for any other request, and if the host shows something else. */
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
    !acceptsBrotli(acceptEncodingOf(request, env)) ||
    (page.markdown && namesMarkdown(request))
  )
    return undefined
  const known = matchesEtag(request.headers.get('if-none-match'), page.etag)
  const answer = known ? new Response(null, unchanged(page)) : new Response(page.body, page.compressed)
  recordVisit(request, { kind: 'view', releaseId: page.releaseId, hostname }, Date.now(), env, ctx)
  return answer
}

/** Serves any request to a website's host. Responds 503 if a store fails. */
async function serveSite(request: Request, address: Address, env: EdgeEnv, ctx: ExecutionContext): Promise<Response> {
  try {
    if (isPage(address.path)) return await servePage(request, address, env, ctx)
    const { serveFile } = await import('./serve-file.ts')
    return await serveFile(request, { ...address, env, ctx })
  } catch (error) {
    return serveFailure(error, request, env, ctx)
  }
}

async function servePage(request: Request, address: Address, env: EdgeEnv, ctx: ExecutionContext): Promise<Response> {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const page = isRead ? await findPage(address.hostname, env, ctx) : undefined
  const shown = page && showPage(request, page, address, env, ctx)
  return shown ?? serveUnusual(request, page, address, env, ctx)
}

/** Responds to any request for a host other than the app's and the preview host. */
export async function serveVisitor(
  request: Request,
  kind: HostKind,
  address: Address,
  env: EdgeEnv,
  ctx: ExecutionContext,
): Promise<Response> {
  return kind === 'site' ? serveSite(request, address, env, ctx) : serveOtherHost(request, kind, address, env)
}

/** Whether the app handles a request on a website's host: form submissions, `POST /_/…`, but not pings. */
export const isSitePost = ({ method }: Request, kind: HostKind, { path }: Address) =>
  kind === 'site' && method === 'POST' && path.startsWith('/_/') && !path.startsWith(pingRoot)
