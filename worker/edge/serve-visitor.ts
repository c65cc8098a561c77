import { pingRoot } from '../../renderer/document/visit-pings.ts'
import type { EdgeEnv } from '../env.ts'
import { type Address, type HostKind, isPage } from '../platform/addresses/hosts.ts'
import { hostsWritten, readPage } from '../platform/store/release.ts'
import { acceptEncodingOf, acceptsBrotli } from './accept-encoding.ts'
import { namesMarkdown } from './accept-markdown.ts'
import { holdPage } from './held-page.ts'

// A new isolate compiles this file and what it imports before its first page, and the rest for visitors once that page is on its way.

let site: typeof import('./serve-site.ts') | undefined

async function loadSite() {
  site ??= await import('./serve-site.ts')
  return site
}

/** The response to a plain http request in production; undefined for any other. */
export function serveInsecure(
  request: Request,
  { APP_ORIGIN }: Pick<EdgeEnv, 'APP_ORIGIN'>,
): Promise<Response> | undefined {
  if (!request.url.startsWith('http:') || !APP_ORIGIN.startsWith('https:')) return undefined
  return import('./refuse-http.ts').then(({ refuseHttp }) => refuseHttp(request))
}

/** See serve-site.ts. A new isolate has no memory yet. */
export const serveFromMemory = (
  request: Request,
  address: Address,
  env: EdgeEnv,
  ctx: ExecutionContext,
): Response | undefined => site?.serveFromMemory(request, address, env, ctx)

/** Responds to any request for a host other than the app's and the previews'. */
export async function serveVisitor(
  request: Request,
  kind: HostKind,
  address: Address,
  env: EdgeEnv,
  ctx: ExecutionContext,
): Promise<Response> {
  const first = site === undefined && kind === 'site' ? await serveFirstPage(request, address, env, ctx) : undefined
  return first ?? (await loadSite()).serveAnyHost(request, kind, address, env, ctx)
}

/** Sending a page takes this long, and compiling the rest before would delay it. */
const sendingMs = 5

/** Shows a page as browsers ask for it the first time; undefined for anything else, and where the store fails. */
async function serveFirstPage(
  request: Request,
  { hostname, path }: Address,
  env: EdgeEnv,
  ctx: ExecutionContext,
): Promise<Response | undefined> {
  const isUsual = request.method === 'GET' && isPage(path) && !request.headers.has('if-none-match')
  if (!isUsual || !acceptsBrotli(acceptEncodingOf(request, env)) || namesMarkdown(request)) return undefined
  const read = { at: Date.now(), written: hostsWritten() }
  // What fails here fails again in serve-site.ts, which responds 503 and reports it.
  const page = await readPage(env, hostname)
    .then((stored) => stored && holdPage(stored))
    .catch(() => undefined)
  if (!page || page.redirect !== undefined || page.suspended) return undefined
  const seen = { ...read, hostname, shown: Date.now() }
  const loaded = scheduler.wait(sendingMs).then(loadSite)
  ctx.waitUntil(loaded.then(({ takeFirstPage }) => takeFirstPage(request, page, seen, env, ctx)))
  return new Response(page.body, page.compressed)
}

/** Whether the app handles a request on a website's host: form submissions, `POST /_/…`, but not pings. */
export const isSitePost = ({ method }: Request, kind: HostKind, { path }: Address) =>
  kind === 'site' && method === 'POST' && path.startsWith('/_/') && !path.startsWith(pingRoot)

/** For a host that has no website. */
export const notFoundPage = async ({ APP_ORIGIN }: Pick<EdgeEnv, 'APP_ORIGIN'>): Promise<Response> =>
  (await import('../platform/http/site-not-found-page.ts')).siteNotFoundPage(APP_ORIGIN)
