import { markdownPath } from '../../renderer/document/machine-paths.ts'
import type { EdgeEnv } from '../env.ts'
import { type Address, type HostKind, queryOf, www } from '../platform/addresses/hosts.ts'
import { siteNotFoundPage, siteSuspendedPage } from '../platform/http/site-not-found-page.ts'
import { acceptEncodingOf, acceptsBrotli } from './accept-encoding.ts'
import { namesMarkdown, prefersMarkdown } from './accept-markdown.ts'
import { logEdgeFailure } from './failures.ts'
import type { HeldPage } from './held-page.ts'
import { decompressed, plainOf } from './page-memory.ts'
import { isShown, recordVisit, reportSoon } from './record-visit.ts'
import { methodNotAllowed, movedTo, redirectTo, send, unavailable } from './send.ts'

/**
 * Responds to requests that serve-visitor.ts leaves out: other methods than GET, clients without brotli or that want Markdown, and hosts
 * without a page, suspended or redirected.
 */
export async function serveUnusual(
  request: Request,
  page: HeldPage | undefined,
  { hostname, path }: Address,
  env: EdgeEnv,
  ctx: ExecutionContext,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed()
  if (!page) return siteNotFoundPage(env.APP_ORIGIN)
  if (page.suspended) return siteSuspendedPage(env.APP_ORIGIN)
  if (page.redirect !== undefined) return redirectTo(request, page.redirect, path)
  const markdown = page.markdown && (await findMarkdown(request, page, hostname, env, ctx))
  if (markdown) return markdown
  const answer = await (acceptsBrotli(acceptEncodingOf(request, env))
    ? send(request, page.compressed, () => page.body)
    : send(request, plainOf(page), () => decompressed(page)))
  if (isShown(request, answer))
    recordVisit(request, { kind: 'view', releaseId: page.releaseId, hostname }, Date.now(), env, ctx)
  return answer
}

/**
 * The page as Markdown for a client that prefers it, cached like the page; undefined for other clients and until it has replicated to this
 * location. Not counted as a visit, since only machines request it.
 */
async function findMarkdown(
  request: Request,
  { compressed }: HeldPage,
  hostname: string,
  env: EdgeEnv,
  ctx: ExecutionContext,
): Promise<Response | undefined> {
  if (!namesMarkdown(request) || !prefersMarkdown(request.headers.get('accept') ?? '')) return undefined
  const { serveFile } = await import('./serve-file.ts')
  const answer = await serveFile(request, { hostname, path: markdownPath, env, ctx })
  if (answer.status !== 200 && answer.status !== 304) return undefined
  for (const name of ['Cache-Control', 'Vary']) answer.headers.set(name, compressed.headers.get(name) ?? '')
  answer.headers.set('Content-Location', markdownPath)
  return answer
}

/** Responds on a host that isn't a website's. The www. prefix of a website's host redirects to the website. */
export function serveOtherHost(request: Request, kind: HostKind, address: Address, env: EdgeEnv): Response {
  if (kind !== 'www') return siteNotFoundPage(env.APP_ORIGIN)
  // The host comes first, so that the path can't change it.
  const target = new URL(env.SITES_ORIGIN + address.path + queryOf(request.url))
  target.hostname = address.hostname.slice(www.length)
  return movedTo(target.href)
}

/** Responds 503 after a store failure, with an id that finds the failure in the log. */
export function serveFailure(error: unknown, request: Request, env: EdgeEnv, ctx: ExecutionContext): Response {
  const id = request.headers.get('cf-ray') ?? undefined
  logEdgeFailure('edge.not_served', error, id)
  reportSoon(env, ctx)
  return unavailable(id)
}
