import { parseSamplePath } from './contract/sample-paths.ts'
import type { Env } from './env.ts'
import { matchesEtag } from './sites/conditional.ts'

const revalidated = 'no-cache'
const immutable = 'public, max-age=31536000, immutable'

/**
 * One of a sample website's pages or drawings; undefined if it does not exist. Rendered when asked for rather than at build
 * time: there are thousands of files, and few are ever looked at.
 */
export async function serveSample(request: Request, path: string, { APP_ORIGIN }: Env): Promise<Response | undefined> {
  const place = parseSamplePath(path)
  if (!place) return undefined
  const { findSampleFile } = await import('./services/samples/find-sample-file.ts')
  const { style, industry, file } = place
  const found = await findSampleFile(style, industry, { file, origin: APP_ORIGIN })
  if (!found) return undefined
  const headers = {
    ...found.headers,
    ETag: found.etag,
    'Cache-Control': found.headers ? revalidated : immutable,
    'X-Content-Type-Options': 'nosniff',
    ...(APP_ORIGIN.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
  }
  if (matchesEtag(request.headers.get('if-none-match'), found.etag)) return new Response(null, { status: 304, headers })
  const body = request.method === 'HEAD' ? null : found.body
  return new Response(body, { headers: { ...headers, 'Content-Type': found.contentType } })
}
