import type { StoredPage } from '../storage/release-store/keys.ts'
import { notModified } from './conditional.ts'
import type { HeldPage } from './page-memory.ts'
import type { Sendable } from './range.ts'

/**
 * A page changes whenever its owner publishes: a browser asks every time and mostly hears that nothing changed; caches that
 * many share may hold it for half a minute. That, the half minute that a location's KV keeps its copy and the minute that an
 * isolate does are the two minutes after which a page is the new one everywhere.
 */
const pageCaching = 'public, max-age=0, s-maxage=30, must-revalidate'

/** Makes of a stored page what answering it again and again needs. */
export function holdPage({ body, metadata: { releaseId, headers: own, redirect, before } }: StoredPage): HeldPage {
  const etag = `"${releaseId}"`
  const headers = pageHeaders(own, etag)
  headers.set('Content-Encoding', 'br')
  return {
    releaseId,
    own,
    body,
    etag,
    compressed: { headers, encodeBody: 'manual' },
    notModified: notModified(headers),
    redirect,
    before: before ?? [],
  }
}

/** The same page for the rare client that cannot read brotli: other bytes, so another tag. */
export const plainOf = ({ releaseId, own }: HeldPage): Sendable => ({
  headers: pageHeaders(own, `"${releaseId}-plain"`),
})

/** The page's text, as bytes. */
export async function decompressed({ body }: Pick<HeldPage, 'body'>) {
  const { brotliDecompressSync } = await import('node:zlib')
  return brotliDecompressSync(new Uint8Array(body))
}

/** Headers of any page of a website. `own` are those that its release brings along, the policy among them. */
export function pageHeaders(own: Record<string, string>, etag: string): Headers {
  return new Headers({
    ...own,
    ETag: etag,
    'Cache-Control': pageCaching,
    Vary: 'Accept-Encoding',
    'Accept-Ranges': 'bytes',
    'Content-Type': 'text/html; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
  })
}
