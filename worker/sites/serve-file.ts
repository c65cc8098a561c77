import { type IRequest, IttyRouter } from 'itty-router'
import type { Env } from '../env.ts'
import { matchesEtag } from './conditional.ts'
import { findPage } from './find-page.ts'
import { nothingHere } from './nothing-here.ts'
import { methodNotAllowed, notFound } from './plain-answers.ts'
import { findReleaseFile, type Place } from './release-file.ts'
import { serveFont } from './serve-font.ts'

type Visit = { hostname: string; env: Env; ctx: ExecutionContext }

const router = IttyRouter<IRequest, [Visit]>()
  .get('/_/fonts/:name', answerFont)
  .head('/_/fonts/:name', answerFont)
  .all('/_/*', notFound)
  .get('*', serveReleaseFile)
  .head('*', serveReleaseFile)
  .all('*', methodNotAllowed)

/** Everything on a website's host that is not its page: its other files, the fonts, and the answers to what is not there. */
export function serveFile(request: Request, visit: Visit): Promise<Response> {
  return router.fetch(request, visit)
}

async function answerFont({ method, params }: IRequest, { env }: Visit): Promise<Response> {
  const font = await serveFont(params.name ?? '', env)
  if (!font) return notFound()
  return method === 'HEAD' ? new Response(null, { headers: font.headers }) : font
}

async function serveReleaseFile(request: IRequest, { hostname, env, ctx }: Visit): Promise<Response> {
  const page = await findPage(hostname, env, ctx)
  if (!page) return nothingHere(env.APP_ORIGIN)
  const { origin, pathname } = new URL(request.url)
  const place = { origin, env, ctx, releaseId: page.releaseId }
  const file = await findReleaseFile(place, decoded(pathname.slice(1)))
  if (!file) return answerMissing(request, place, page.own)
  if (matchesEtag(request.headers.get('if-none-match'), file.etag)) {
    return new Response(null, { status: 304, headers: file.headers })
  }
  if (request.method === 'HEAD') return new Response(null, { headers: file.headers })
  const body = await file.read()
  return body === null ? notFound() : new Response(body, { headers: file.headers })
}

/** The website's own page for what it does not have. */
async function answerMissing(request: IRequest, place: Place, own: Record<string, string>): Promise<Response> {
  const file = await findReleaseFile(place, '404.html')
  const body = await file?.read()
  if (!file || !body) return nothingHere(place.env.APP_ORIGIN)
  return new Response(request.method === 'HEAD' ? null : body, {
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
