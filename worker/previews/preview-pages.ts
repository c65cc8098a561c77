import { type MediaFile, mediaRoot, parseMediaPath } from '../../renderer/document/values/media.ts'
import { methodNotAllowed } from '../edge/send.ts'
import { serveFont, serveMedia } from '../edge/serve-media.ts'
import type { Env } from '../env.ts'
import { challengePath } from '../messages/submit/answer-site-post.ts'
import { queryOf } from '../platform/addresses/hosts.ts'
import { openContext } from '../platform/context.ts'
import { visitorAddress } from '../platform/http/caller.ts'
import { siteNotFoundPage } from '../platform/http/site-not-found-page.ts'
import { leavePage, leavePath, leavingTo } from './leaving.ts'

/** The page that checks reports of websites. */
const reportCheckPath = '/_/report'
/** Checks for robots before a sign-in email. */
const humanCheckPath = '/_/human'

/** `/{token}/` and the paths below it. */
const shape = /^\/([0-9a-f]{32})(?:\/([a-z0-9./-]*))?$/
const fonts = '/_/fonts/'

/** Sent with every response: no caching, no indexing, no referrer. */
const privateHeaders = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/** Sent with pictures instead: browsers may cache them for a day, and the editor may draw them on canvases. */
const pictureHeaders = ({ APP_ORIGIN }: Env) => ({
  'Cache-Control': 'private, max-age=86400, immutable',
  'Access-Control-Allow-Origin': APP_ORIGIN,
  'Cross-Origin-Resource-Policy': 'cross-origin',
})

/**
 * Serves the preview host: saved drafts with their pictures for anyone with a link, draft pictures for owners with a pass from the app, and
 * the bot check for contact forms. Everything else is 404, and so is a link that no longer works.
 */
export async function servePreview(request: Request, path: string, env: Env, ctx: ExecutionContext): Promise<Response> {
  if (path === challengePath) return answerChallengePost(request, env, ctx)
  if (path === reportCheckPath) {
    const { checkReport } = await import('../operate/take-report.ts')
    return checkReport(request, env, ctx)
  }
  if (path === humanCheckPath) {
    const { checkHuman } = await import('./check-human.ts')
    return checkHuman(request, env, ctx)
  }
  const answer = await answerTo(request, path, env, ctx)
  const body = request.method === 'HEAD' ? null : answer.body
  const sealed = new Response(body, { status: answer.status, headers: answer.headers })
  const isPicture = path.includes(mediaRoot) && answer.status < 400
  const headers = { ...privateHeaders, ...(isPicture && pictureHeaders(env)) }
  for (const [name, value] of Object.entries(headers)) sealed.headers.set(name, value)
  if (env.APP_ORIGIN.startsWith('https:')) sealed.headers.set('Strict-Transport-Security', 'max-age=31536000')
  return sealed
}

async function answerTo(request: Request, path: string, env: Env, ctx: ExecutionContext): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed()
  if (path.startsWith(fonts))
    return (await serveFont(path.slice(fonts.length), env)) ?? siteNotFoundPage(env.APP_ORIGIN)
  const [, token = '', file = ''] = shape.exec(path) ?? []
  const media = parseMediaPath(token === '' ? path : `/${file}`)
  if (media) return answerPicture(request, { ...media, token }, env, ctx)
  if (token === '') return siteNotFoundPage(env.APP_ORIGIN)
  if (await isTooMany(request, 'preview', env)) return tooMany()
  const { findPreviewFile, previewLinksTo } = await import('./find-preview-file.ts')
  const services = openContext(env, (promise) => ctx.waitUntil(promise))
  if (file === leavePath) {
    const address = leavingTo(request.url)
    return (await previewLinksTo(services, { token, address })) ? leavePage(address) : siteNotFoundPage(env.APP_ORIGIN)
  }
  const found = await findPreviewFile(services, { token, file })
  if (!found) return siteNotFoundPage(env.APP_ORIGIN)
  return new Response(found.body, { headers: { ...found.headers, 'Content-Type': found.contentType } })
}

/** This host checks the forms of all websites, whatever their host. */
async function answerChallengePost(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
  const { answerChallenge } = await import('../messages/submit/challenge.ts')
  return answerChallenge(request, env, ctx)
}

type AskedPicture = MediaFile & { token: string }

/** Pictures below a link's path need a working link; all others need a pass from the app. */
async function answerPicture(
  request: Request,
  { token, ...file }: AskedPicture,
  env: Env,
  ctx: ExecutionContext,
): Promise<Response> {
  if (await isTooMany(request, 'picture', env)) return tooMany()
  if (!(await mayShow(request, { token, ...file }, env, ctx))) return siteNotFoundPage(env.APP_ORIGIN)
  return (await serveMedia(request, file, env, ctx)) ?? siteNotFoundPage(env.APP_ORIGIN)
}

async function mayShow(request: Request, { token, hash }: AskedPicture, env: Env, ctx: ExecutionContext) {
  const services = openContext(env, (promise) => ctx.waitUntil(promise))
  if (token !== '') {
    const { previewShowsPicture } = await import('./find-preview-file.ts')
    return previewShowsPicture(services, { token, hash })
  }
  const { isPicturePass, passName } = await import('../pictures/picture-pass.ts')
  return isPicturePass(services, hash, new URLSearchParams(queryOf(request.url)).get(passName) ?? '')
}

/** A page has many pictures, so they have their own limit. */
async function isTooMany({ headers }: Request, what: 'preview' | 'picture', { API_LIMIT }: Env): Promise<boolean> {
  const { success } = await API_LIMIT.limit({ key: `${what} ${visitorAddress(headers)}` })
  return !success
}

const tooMany = () => new Response('Too many requests\n', { status: 429, headers: { 'Retry-After': '60' } })
