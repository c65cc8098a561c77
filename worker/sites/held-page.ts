import type { StoredPage } from '../storage/release-store/keys.ts'
import type { HeldPage } from './page-memory.ts'

/** A page changes whenever its owner publishes: a browser asks every time and mostly hears that nothing changed. */
const pageCaching = 'public, max-age=0, must-revalidate'

/** Makes of a stored page what answering it again and again needs. */
export function holdPage({ body, metadata }: StoredPage): HeldPage {
  const { releaseId, etag } = metadata
  const always = { ETag: etag, 'Cache-Control': pageCaching, Vary: 'Accept-Encoding' }
  const headers = {
    ...metadata.headers,
    ...always,
    'Content-Type': 'text/html; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
  }
  return {
    releaseId,
    etag,
    own: metadata.headers,
    body,
    compressed: { headers: new Headers({ ...headers, 'Content-Encoding': 'br' }), encodeBody: 'manual' },
    plain: { headers: new Headers(headers) },
    notModified: { status: 304, headers: new Headers(always) },
  }
}
