import type { Env } from '../env.ts'
import type { Address } from '../hosts.ts'
import { acceptsBrotli, matchesEtag } from './conditional.ts'
import { findInMemory, findPage } from './find-page.ts'
import { nothingHere } from './nothing-here.ts'
import type { HeldPage } from './page-memory.ts'
import { methodNotAllowed } from './plain-answers.ts'

/**
 * Answers a page from this isolate's memory, without a promise in between; undefined when it is not there or something
 * else is asked for. Nearly every request ends here, so it comes before all else: only websites' hosts are in memory.
 */
export function serveFromMemory(
  request: Request,
  address: Address,
  ctx: ExecutionContext,
  env: Env,
): Response | undefined {
  if (!isPage(address.path)) return undefined
  const page = findInMemory(address.hostname, env, ctx)
  if (page === undefined) return undefined
  if (request.method !== 'GET') return undefined
  const { headers } = request
  if (matchesEtag(headers.get('if-none-match'), page.etag)) return new Response(null, page.notModified)
  return acceptsBrotli(acceptEncodingOf(request, env)) ? new Response(page.body, page.compressed) : undefined
}

/** Answers whatever is asked of a website's host. */
export async function serveSite(
  request: Request,
  address: Address,
  ctx: ExecutionContext,
  env: Env,
): Promise<Response> {
  const { hostname, path } = address
  if (!isPage(path)) {
    // The router and the table of media types are no part of a cold page.
    const { serveFile } = await import('./serve-file.ts')
    return serveFile(request, { ...address, env, ctx })
  }
  const { method, headers } = request
  if (method !== 'GET' && method !== 'HEAD') return methodNotAllowed()
  const page = await findPage(hostname, env, ctx)
  if (!page) return nothingHere(env.APP_ORIGIN)
  if (matchesEtag(headers.get('if-none-match'), page.etag)) return new Response(null, page.notModified)
  const compressed = acceptsBrotli(acceptEncodingOf(request, env))
  if (method === 'HEAD') return new Response(null, compressed ? page.compressed : page.plain)
  return compressed ? new Response(page.body, page.compressed) : answerPlain(page)
}

/** The local simulator asks for brotli in every client's name, and leaves it as it is for one that asked for nothing. */
function acceptEncodingOf(request: Request, env: Env): string | null {
  const asked = env.ENVIRONMENT === 'development' ? request.cf?.clientAcceptEncoding : undefined
  return typeof asked === 'string' ? asked : request.headers.get('accept-encoding')
}

const isPage = (path: string) => path === '/' || path === '/index.html'

/** For the rare client that cannot read brotli. */
async function answerPlain(page: HeldPage): Promise<Response> {
  const { brotliDecompressSync } = await import('node:zlib')
  return new Response(brotliDecompressSync(new Uint8Array(page.body)), page.plain)
}
