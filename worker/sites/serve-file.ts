import { type IRequest, IttyRouter } from 'itty-router'
import { parseMediaPath } from '../../renderer/document/media.ts'
import type { Env } from '../env.ts'
import { matchesEtag } from './conditional.ts'
import { findPage } from './find-page.ts'
import { nothingHere } from './nothing-here.ts'
import { methodNotAllowed, notFound } from './plain-answers.ts'
import { findReleaseFile, type Place } from './release-file.ts'
import { serveFont } from './serve-font.ts'
import { serveMedia } from './serve-media.ts'

type Visit = { hostname: string; path: string; env: Env; ctx: ExecutionContext }

const router = IttyRouter<IRequest, [Visit]>()
  .get('/_/fonts/:name', async ({ params }, { env }) => (await serveFont(params.name ?? '', env)) ?? notFound())
  .all('/_/*', notFound)
  .get('/media/*', answerPicture)
  .get('*', serveReleaseFile)
  .all('*', methodNotAllowed)

/** Everything on a website's host that is not its page: its other files, pictures, the fonts, and the answers to what is not there. */
export async function serveFile(request: Request, visit: Visit): Promise<Response> {
  if (request.method !== 'HEAD') return router.fetch(request, visit)
  const asGet = new Request(request, { method: 'GET' })
  // Parts are for GET alone.
  asGet.headers.delete('range')
  return new Response(null, await router.fetch(asGet, visit))
}

/** Like every file of a website, only where one is. Its page was mostly asked for just before, and is in memory. */
async function answerPicture({ headers }: IRequest, { hostname, path, env, ctx }: Visit): Promise<Response> {
  const file = parseMediaPath(path)
  if (!file) return notFound()
  const page = await findPage(hostname, env, ctx)
  return page ? ((await serveMedia(file, headers, env, ctx)) ?? notFound()) : nothingHere(env.APP_ORIGIN)
}

async function serveReleaseFile({ headers, url }: IRequest, { hostname, path, env, ctx }: Visit): Promise<Response> {
  const page = await findPage(hostname, env, ctx)
  if (!page) return nothingHere(env.APP_ORIGIN)
  const place = { origin: new URL(url).origin, env, ctx, releaseId: page.releaseId }
  const file = await findReleaseFile(place, decoded(path.slice(1)))
  if (!file) return answerMissing(place, page.own)
  if (matchesEtag(headers.get('if-none-match'), file.etag)) {
    return new Response(null, { status: 304, headers: file.headers })
  }
  const body = await file.read()
  return body === null ? notFound() : new Response(body, { headers: file.headers })
}

/** The website's own page for what it does not have. */
async function answerMissing(place: Place, own: Record<string, string>): Promise<Response> {
  const file = await findReleaseFile(place, '404.html')
  const body = await file?.read()
  if (!file || !body) return nothingHere(place.env.APP_ORIGIN)
  return new Response(body, {
    status: 404,
    headers: { ...own, 'Content-Type': file.contentType, 'Cache-Control': 'no-store' },
  })
}

/** A path as a release names its files; empty when it is no text. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}
