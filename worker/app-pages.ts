import { isValidHandle } from '../renderer/document/handle.ts'
import { parseMediaPath } from '../renderer/document/media.ts'
import { serveRobots } from './app-robots.ts'
import { isReservedHandle } from './contract/reserved-handles.ts'
import { isEditorPath, pages } from './contract/routes-table.ts'
import { previewLabel } from './contract/sites-labels.ts'
import type { Env } from './env.ts'
import { serveSample } from './sample-pages.ts'
import { siteOrigin } from './services/publishing/site-address.ts'
import { nothingHere } from './sites/nothing-here.ts'
import { staticPages } from './static-pages.ts'
import { openDatabase } from './storage/database.ts'
import { isPublished } from './storage/publishing/site-rows.ts'

/** The editor's entry page lies at the root of the static files. */
const editorPage = '/'

const revalidated = 'no-cache'
const immutable = 'public, max-age=31536000, immutable'

/** Everything on the app's host but the API: its pages, the editor, their files, and `/{handle}`. */
export async function serveAppPage(request: Request, path: string, env: Env): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response('Method not allowed\n', { status: 405, headers: { Allow: 'GET, HEAD' } })
  }
  const page = staticPages.get(path)
  if (page !== undefined) return answerPage(request, page, env)
  if (isEditorPath(path)) {
    const isMailbox = path === pages.mailbox || path.startsWith(`${pages.mailbox}/`)
    if (isMailbox && env.ENVIRONMENT !== 'development') return nothingHere(env.APP_ORIGIN)
    return answerPage(request, editorPage, env, path === pages.socialDone ? keepsOpener : {})
  }
  if (path.startsWith(`${pages.samples}/`))
    return (await serveSample(request, path, env)) ?? nothingHere(env.APP_ORIGIN)
  if (parseMediaPath(path)) return toPicture(path, env)
  if (path === '/robots.txt') return serveRobots(request, env)
  if (path === '/sitemap.xml' || path.startsWith('/sitemaps/')) {
    const { serveSitemap } = await import('./app-sitemaps.ts')
    return (await serveSitemap(request, path, env)) ?? nothingHere(env.APP_ORIGIN)
  }
  return (await answerFile(request, path, env)) ?? (await toWebsite(path, env)) ?? nothingHere(env.APP_ORIGIN)
}

async function answerPage(
  request: Request,
  file: string,
  env: Env,
  changes: Record<string, string> = {},
): Promise<Response> {
  const page = await readAsset(request, file, env)
  return withHeaders(page, { ...pageHeaders(env), ...changes, 'Cache-Control': revalidated })
}

/** A window that comes back from the social provider stays its opener's: cut off, it could not close, and would look closed. */
const keepsOpener = { 'Cross-Origin-Opener-Policy': 'unsafe-none' }

/** A static file as it lies there. The binding answers the editor's page for what it does not have: that is no file. */
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

/** Nothing of a person's is served on this host: pictures are on that of previews. Browsers remember where for a month. */
function toPicture(path: string, env: Env): Response {
  const Location = siteOrigin(env, previewLabel) + path
  return new Response(null, { status: 302, headers: { Location, 'Cache-Control': 'public, max-age=2592000' } })
}

/** `/{handle}` leads to the handle's own host. */
async function toWebsite(path: string, env: Env): Promise<Response | undefined> {
  const handle = path.slice(1)
  if (!isValidHandle(handle) || isReservedHandle(handle)) return undefined
  if (!(await isPublished(openDatabase(env.DB), handle))) return undefined
  const Location = `${siteOrigin(env, handle)}/`
  return new Response(null, { status: 302, headers: { Location, 'Cache-Control': 'no-store' } })
}

/** The visitor's validators go along, so that the binding can answer 304; nothing else of the request does. */
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

const policies = new Map<string, Record<string, string>>()

/** Headers of the app's pages. The preview is a frame of the same origin that inherits this policy. */
function pageHeaders(env: Env): Record<string, string> {
  const { APP_ORIGIN } = env
  const known = policies.get(APP_ORIGIN)
  if (known) return known
  const headers = {
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      // Stock photos come from anywhere, the website's own pictures from the host of previews, in development without https.
      `img-src 'self' data: blob: https: ${siteOrigin(env, previewLabel)}`,
      "font-src 'self'",
      // A socket's address is no part of 'self' in every browser.
      `connect-src 'self' ${APP_ORIGIN.replace(/^http/, 'ws')}`,
      "worker-src 'self' blob:",
      "manifest-src 'self'",
      "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'X-Content-Type-Options': 'nosniff',
    ...(APP_ORIGIN.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
  }
  policies.set(APP_ORIGIN, headers)
  return headers
}
