import { isValidHandle } from '../../renderer/document/values/handle.ts'
import { parseMediaPath } from '../../renderer/document/values/media.ts'
import { matchesEtag } from '../edge/negotiation.ts'
import { robotsOfTrial } from '../edge/robots-of-trial.ts'
import type { Env } from '../env.ts'
import { isOperatorRequest } from '../operate/operator.ts'
import { queryOf, siteOrigin } from '../platform/addresses/hosts.ts'
import { isEditorPath, pages } from '../platform/addresses/paths.ts'
import { isPublicPath, publicFile } from '../platform/addresses/public-paths.ts'
import { isReservedHandle } from '../platform/addresses/reserved-handles.ts'
import { openContext, type ServiceContext } from '../platform/context.ts'
import { siteNotFoundPage } from '../platform/http/site-not-found-page.ts'
import { isPublished } from '../publishing/rows/sites.ts'
import { appHeaders, publicHeaders } from './page-headers.ts'
import { parseSamplePath } from './sample-paths.ts'

/** The editor's entry page, at the root of the static files, and the one with the wizard's first step in it. */
const editorPage = '/'
const wizardPage = '/_/create'

const revalidated = 'no-cache'
const immutable = 'public, max-age=31536000, immutable'

/** Serves everything on the app's host except the API: public pages, the editor, static files, and `/{handle}`. */
export async function serveAppPage(request: Request, path: string, env: Env, ctx: ExecutionContext): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response('Method not allowed\n', { status: 405, headers: { Allow: 'GET, HEAD' } })
  }
  if (isPublicPath(path)) return answerPage(request, publicFile(path), env, publicHeaders(env))
  if (path.endsWith('/') && isPublicPath(path.slice(0, -1))) return toPage(request, path.slice(0, -1), env)
  if (isEditorPath(path)) {
    if (isBelow(path, pages.mailbox) && env.ENVIRONMENT !== 'development' && !env.TRIAL)
      return siteNotFoundPage(env.APP_ORIGIN)
    if (isBelow(path, pages.operate) && !(await isOperatorRequest(request, env, ctx)))
      return siteNotFoundPage(env.APP_ORIGIN)
    const headers = appHeaders(env)
    // Hot reload has no built pages.
    const file = path === pages.create && !env.LAST_BUILD_URL ? wizardPage : editorPage
    return answerPage(request, file, env, path === pages.socialDone ? { ...headers, ...keepsOpener } : headers)
  }
  if (path.startsWith(`${pages.samples}/`))
    return (await serveSample(request, path, servicesOf(env, ctx))) ?? siteNotFoundPage(env.APP_ORIGIN)
  const picture = parseMediaPath(path)
  if (picture) {
    const { toOwnPicture } = await import('./app-pictures.ts')
    return toOwnPicture(request, picture, env, ctx)
  }
  if (path === pages.status) {
    const { serveStatus } = await import('../health/status-page.ts')
    return serveStatus(request, env)
  }
  if (path === '/robots.txt') return serveRobots(request, env)
  if (path === '/sitemap.xml' || path.startsWith('/sitemaps/')) {
    const { serveSitemap } = await import('./sitemaps.ts')
    return (await serveSitemap(request, path, servicesOf(env, ctx))) ?? siteNotFoundPage(env.APP_ORIGIN)
  }
  return (
    (await answerFile(request, path, env)) ??
    (await toWebsite(request, path, servicesOf(env, ctx))) ??
    siteNotFoundPage(env.APP_ORIGIN)
  )
}

const servicesOf = (env: Env, ctx: ExecutionContext) => openContext(env, (promise) => ctx.waitUntil(promise))

async function answerPage(
  request: Request,
  file: string,
  env: Env,
  headers: Record<string, string>,
): Promise<Response> {
  const page = await readAsset(request, file, env)
  return withHeaders(page, { ...headers, 'Cache-Control': revalidated })
}

const isBelow = (path: string, page: string) => path === page || path.startsWith(`${page}/`)

/** Redirects to the address without a trailing slash, so each page has one address. */
function toPage(request: Request, path: string, env: Env): Response {
  const Location = env.APP_ORIGIN + path + queryOf(request.url)
  return new Response(null, { status: 308, headers: { Location, 'Cache-Control': 'public, max-age=3600' } })
}

/**
 * Keeps the popup that returns from the social provider connected to its opener; otherwise it couldn't be closed and would count as closed.
 */
const keepsOpener = { 'Cross-Origin-Opener-Policy': 'unsafe-none' }

/** A static file. The binding responds to unknown paths with the editor's page, which doesn't count as a file. */
async function answerFile(request: Request, path: string, env: Env): Promise<Response | undefined> {
  if (!/\.[a-z0-9]+$/i.test(path) || path.endsWith('.html') || path.includes('/.')) return undefined
  const file = await readAsset(request, path, env)
  if (!(file.status === 200 || file.status === 304) || isHtml(file)) return undefined
  const isHashed = path.startsWith('/assets/') || path.startsWith('/_/fonts/')
  return withHeaders(file, {
    'Cache-Control': isHashed ? immutable : 'public, max-age=3600',
    'X-Content-Type-Options': 'nosniff',
  })
}

/** Redirects `/{handle}` to the handle's host, ignoring case (flyers print it in any) and keeping the query. */
async function toWebsite(request: Request, path: string, ctx: ServiceContext): Promise<Response | undefined> {
  const handle = path.slice(1).replace(/\/$/, '').toLowerCase()
  if (!isValidHandle(handle) || isReservedHandle(handle)) return undefined
  if (!(await isPublished(ctx.db, handle))) return undefined
  const Location = `${siteOrigin(ctx.env, handle)}/${queryOf(request.url)}`
  return new Response(null, { status: 302, headers: { Location, 'Cache-Control': 'no-store' } })
}

/** Forwards the visitor's validators, so that the binding can respond 304, and no other header. */
function readAsset(request: Request, path: string, { ASSETS, APP_ORIGIN }: Env): Promise<Response> {
  const ifNoneMatch = request.headers.get('if-none-match')
  const headers: HeadersInit = ifNoneMatch === null ? {} : { 'if-none-match': ifNoneMatch }
  return ASSETS.fetch(new URL(path, APP_ORIGIN), { method: request.method, headers })
}

const isHtml = (response: Response) => response.headers.get('content-type')?.startsWith('text/html') ?? false

function withHeaders(response: Response, headers: Record<string, string>): Response {
  const answer = new Response(response.body, response)
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value)
  return answer
}

/**
 * A page or the icon of a sample website; undefined if it doesn't exist. Rendered on request: there are thousands of files, and few are ever
 * viewed.
 */
async function serveSample(request: Request, path: string, ctx: ServiceContext): Promise<Response | undefined> {
  const place = parseSamplePath(path)
  if (!place) return undefined
  const { findSampleFile } = await import('./find-sample-file.ts')
  const { style, trade, file } = place
  const { APP_ORIGIN } = ctx.env
  const found = await findSampleFile(ctx, style, trade, { file, origin: APP_ORIGIN })
  if (!found) return undefined
  const headers = {
    ...found.headers,
    ETag: found.etag,
    'Cache-Control': revalidated,
    'X-Content-Type-Options': 'nosniff',
    ...(APP_ORIGIN.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
  }
  if (matchesEtag(request.headers.get('if-none-match'), found.etag)) return new Response(null, { status: 304, headers })
  const body = request.method === 'HEAD' ? null : found.body
  return new Response(body, { headers: { ...headers, 'Content-Type': found.contentType } })
}

/** Paths that no outside page links to. The editor's other pages are linked and say `noindex`, which robots must be able to read. */
const closed = [pages.designer, pages.week, pages.websites, pages.account, pages.mailbox]

/** The app host's `/robots.txt`: what robots may crawl, and the address of the sitemap of public websites. */
function serveRobots({ method }: Request, { APP_ORIGIN, TRIAL }: Env): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' }
  return new Response(method === 'HEAD' ? null : TRIAL ? robotsOfTrial : robotsText(APP_ORIGIN), { headers })
}

/** A handle may start like an app page, so only the page itself, paths below it and its queries are disallowed. */
const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    ...closed.flatMap((page) => [`Disallow: ${page}$`, `Disallow: ${page}/`, `Disallow: ${page}?`]),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
