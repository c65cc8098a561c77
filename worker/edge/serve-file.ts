import { type IRequest, IttyRouter } from 'itty-router'
import { reportPath } from '../../renderer/document/contact-form.ts'
import { parseMediaPath } from '../../renderer/document/values/media.ts'
import { pingKindOf } from '../../renderer/document/visit-pings.ts'
import type { EdgeEnv } from '../env.ts'
import { type Address, queryOf } from '../platform/addresses/hosts.ts'
import { siteNotFoundPage, siteSuspendedPage } from '../platform/http/site-not-found-page.ts'
import { findPage } from './page-memory.ts'
import { isShown, recordVisit } from './record-visit.ts'
import { findManifest, findReleaseFile, type Place, showsPicture } from './release-file.ts'
import { briefly, methodNotAllowed, movedTo, notFound, redirectTo, send } from './send.ts'
import { serveFont, serveMedia } from './serve-media.ts'

type Visit = Address & { request: Request; env: EdgeEnv; ctx: ExecutionContext }

/** Created at the first request for a file: a cold page needs no routes. */
const newRouter = () =>
  IttyRouter<IRequest, [Visit]>()
    .get('/_/fonts/:name', async ({ params }, { env }) => (await serveFont(params.name ?? '', env)) ?? notFound())
    .get(reportPath, ofWebsite(toReport))
    .post('/_/ping/*', ofWebsite(countPing))
    .all('/_/*', notFound)
    .get('/media/*', ofWebsite(servePicture))
    .get('/favicon.ico', ofWebsite(serveIcon))
    // Browsers request these without being told to; pages link to their own icons.
    .get('/apple-touch-icon*', notFound)
    .get('*', ofWebsite(serveReleaseFile))
    .all('*', methodNotAllowed)

let router: ReturnType<typeof newRouter> | undefined

/**
 * Serves everything on a website's host except its index page: other pages and files, pictures, the icon, fonts, and not-found
 * responses. Throws store errors.
 */
export async function serveFile(request: Request, visit: Omit<Visit, 'request'>): Promise<Response> {
  const { method } = request
  const isHead = method === 'HEAD'
  // Routes match only the path, and HEAD uses the GET routes. The host is fixed, since `URL` may reject the visitor's.
  const asked = { method: isHead ? 'GET' : method, url: visit.env.SITES_ORIGIN + visit.path }
  router ??= newRouter()
  const answer: Response = await router.fetch(asked, { ...visit, request })
  return isHead ? new Response(null, answer) : answer
}

/** Only for a live website, like all its files. The page was usually requested just before, so it's in memory. */
function ofWebsite(serve: (visit: Visit, place: Place) => Promise<Response>) {
  return async (_: IRequest, visit: Visit): Promise<Response> => {
    const { hostname, env, ctx } = visit
    const page = await findPage(hostname, env, ctx)
    if (!page) return siteNotFoundPage(env.APP_ORIGIN)
    if (page.suspended) return siteSuspendedPage(env.APP_ORIGIN)
    if (page.redirect !== undefined) return redirectTo(visit.request, page.redirect, visit.path)
    return serve(visit, { env, ctx, page })
  }
}

/** A browser's ping for a clicked link. The browser ignores the response, and the body isn't read. */
async function countPing({ request, hostname, path, env, ctx }: Visit, { page: { releaseId } }: Place) {
  const kind = pingKindOf(path)
  if (!kind) return notFound()
  recordVisit(request, { kind, releaseId, hostname }, Date.now(), env, ctx)
  return new Response(null, { status: 204 })
}

/** The footer's report link. It passes on only the hostname. */
async function toReport({ hostname, env }: Visit): Promise<Response> {
  const Location = `${env.APP_ORIGIN}/report?website=${hostname}`
  const headers = { Location, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }
  return new Response(null, { status: 302, headers })
}

async function servePicture({ request, path, env, ctx }: Visit, place: Place): Promise<Response> {
  const file = parseMediaPath(path)
  if (!file || !(await showsPicture(place, file.hash))) return notFound()
  return (await serveMedia(request, file, env, ctx)) ?? notFound()
}

/** The icon at the paths that browsers try by default. */
async function serveIcon({ request, path, ...visit }: Visit, place: Place): Promise<Response> {
  const { icon } = (await findManifest(place)) ?? {}
  if (!icon) return notFound()
  const own = await findReleaseFile(place, icon)
  const answer = own ? await send(request, own, own.read) : await servePicture({ request, path: icon, ...visit }, place)
  if (answer.status < 400) answer.headers.set('Cache-Control', briefly)
  return answer
}

/** A path with a trailing slash is a page; the same path without one redirects to it. */
async function serveReleaseFile(visit: Visit, place: Place): Promise<Response> {
  const { request, path, env } = visit
  const name = decoded(path.slice(1))
  const file = await findReleaseFile(place, name.endsWith('/') ? `${name}index.html` : name)
  if (file) {
    const answer = await send(request, file, file.read)
    if (isCounted.test(name) && isShown(request, answer))
      recordVisit(request, { ...visit, ...place.page, kind: 'view' }, Date.now(), env, visit.ctx)
    return answer
  }
  const folder = await findReleaseFile(place, `${name}/index.html`)
  if (!folder) return answerMissing(place)
  const { pathname, search } = new URL(`${env.SITES_ORIGIN}/${encodeURI(name)}/${queryOf(request.url)}`)
  return movedTo(pathname + search)
}

/** Pages other than the index, except the thank-you page, since messages are counted when stored. */
const isCounted = /^(?:privacy|terms)\/(?:index\.html)?$/

/** The website's own not-found page. */
async function answerMissing(place: Place): Promise<Response> {
  const file = await findReleaseFile(place, '404.html')
  const body = await file?.read()
  if (!file || !body) return siteNotFoundPage(place.env.APP_ORIGIN)
  file.headers.set('Cache-Control', 'no-store')
  file.headers.delete('ETag')
  return new Response(body, { ...file, status: 404 })
}

/** A decoded path as in the manifest; empty if the encoding is invalid. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}
