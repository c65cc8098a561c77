import { matchesEtag, notModified } from './conditional.ts'
import { notFound } from './plain-answers.ts'

/** What of a request decides how bytes are sent. */
export type Asked = Pick<Request, 'method' | 'headers'>

/** How bytes are sent when they are sent whole: `Response`'s own options, with a strong ETag among the headers. */
export type Sendable = { headers: Headers; encodeBody?: 'manual' }

/**
 * Bytes as a request wants them: none for a client that has them (304), in part (206, 416), as headers alone (HEAD), or whole.
 * 404 when there is nothing to read. Throws what `read` throws.
 */
export async function send(
  { method, headers }: Asked,
  as: Sendable,
  read: () => Promise<BodyInit | null> | BodyInit | null,
): Promise<Response> {
  const etag = as.headers.get('etag') ?? ''
  if (matchesEtag(headers.get('if-none-match'), etag)) return new Response(null, notModified(as.headers))
  const body = await read()
  if (body === null) return notFound()
  // A part that is asked for only of the copy one has: compared strongly, so that no date and no weak tag passes.
  const range = (headers.get('if-range') ?? etag) === etag ? headers.get('range') : null
  if (method === 'GET' && range === null) return new Response(body, as)
  const bytes = await new Response(body).arrayBuffer()
  return method === 'GET' && range !== null ? sendPart(range, bytes, as) : sendHead(bytes, as)
}

/** One range. Several at once, or an invalid one, get the whole file, as RFC 9110 allows. */
function sendPart(range: string, bytes: ArrayBuffer, as: Sendable): Response {
  const size = bytes.byteLength
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(range) ?? []
  if ((!first && !last) || (first && last && Number(last) < Number(first))) return new Response(bytes, as)
  const start = first ? Number(first) : Math.max(size - Number(last), 0)
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  if (start >= size) {
    const headers = { 'Content-Range': `bytes */${size}`, 'Cache-Control': 'no-store' }
    return new Response(null, { status: 416, headers })
  }
  const part = new Response(bytes.slice(start, end + 1), { ...as, status: 206 })
  part.headers.set('Content-Range', `bytes ${start}-${end}/${size}`)
  return part
}

function sendHead(bytes: ArrayBuffer, as: Sendable): Response {
  const head = new Response(null, as)
  head.headers.set('Content-Length', String(bytes.byteLength))
  return head
}
