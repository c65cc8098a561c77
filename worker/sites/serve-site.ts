import type { EdgeEnv } from '../env.ts'
import type { Address } from '../hosts.ts'
import { acceptsBrotli, matchesEtag } from './conditional.ts'
import { findInMemory, findPage } from './find-page.ts'
import { gatherVisit, isShown } from './gather-visits.ts'
import { decompressed, plainOf } from './held-page.ts'
import { nothingHere } from './nothing-here.ts'
import { ledOn, methodNotAllowed, unavailable } from './plain-answers.ts'
import { send } from './range.ts'

/**
 * Answers a page from this isolate's memory, without a promise in between; undefined when it is not there or something
 * else is asked for. Nearly every request ends here, so it comes before all else: only websites' hosts are in memory.
 */
export function serveFromMemory(
  request: Request,
  address: Address,
  ctx: ExecutionContext,
  env: EdgeEnv,
): Response | undefined {
  if (!isPage(address.path)) return undefined
  const page = findInMemory(address.hostname, env, ctx)
  if (page === undefined) return undefined
  const { headers } = request
  if (request.method !== 'GET' || page.redirect !== undefined || !acceptsBrotli(acceptEncodingOf(request, env)))
    return undefined
  const known = matchesEtag(headers.get('if-none-match'), page.etag)
  if (!known && headers.get('range') !== null) return undefined
  const answer = known ? new Response(null, page.notModified) : new Response(page.body, page.compressed)
  gatherVisit({ kind: 'view', releaseId: page.releaseId, hostname: address.hostname }, request, env, ctx)
  return answer
}

/** Answers whatever is asked of a website's host; 503 when a store does not answer. */
export async function serveSite(
  request: Request,
  address: Address,
  ctx: ExecutionContext,
  env: EdgeEnv,
): Promise<Response> {
  try {
    if (isPage(address.path)) return await servePage(request, address, ctx, env)
    // The router and the table of media types are no part of a cold page.
    const { serveFile } = await import('./serve-file.ts')
    return await serveFile(request, { ...address, env, ctx })
  } catch (error) {
    console.error(`${address.hostname} not served: ${error}`)
    return unavailable()
  }
}

async function servePage(request: Request, { hostname, path }: Address, ctx: ExecutionContext, env: EdgeEnv) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed()
  const page = await findPage(hostname, env, ctx)
  if (!page) return nothingHere(env.APP_ORIGIN)
  if (page.redirect !== undefined) return ledOn(page.redirect, path, request)
  const answer = await (acceptsBrotli(acceptEncodingOf(request, env))
    ? send(request, page.compressed, () => page.body)
    : send(request, plainOf(page), () => decompressed(page)))
  if (isShown(request, answer)) gatherVisit({ kind: 'view', releaseId: page.releaseId, hostname }, request, env, ctx)
  return answer
}

/** The local simulator asks for brotli in every client's name, and leaves it as it is for one that asked for nothing. */
function acceptEncodingOf(request: Request, env: EdgeEnv): string | null {
  const asked = env.ENVIRONMENT === 'development' ? request.cf?.clientAcceptEncoding : undefined
  return typeof asked === 'string' ? asked : request.headers.get('accept-encoding')
}

const isPage = (path: string) => path === '/' || path === '/index.html'
