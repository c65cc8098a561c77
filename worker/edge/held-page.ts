import { catalogPath, markdownPath } from '../../renderer/document/machine-paths.ts'
import type { PageMetadata, StoredPage } from '../platform/store/release.ts'
import type { Sendable } from './send.ts'

/** A page in this isolate's memory, with its compressed bytes and headers ready to send. */
export type HeldPage = {
  releaseId: string
  /** The page's own headers. */
  own: Record<string, string>
  /** The compressed bytes and their ETag. */
  body: ArrayBuffer
  etag: string
  /** Whether the page is also available as Markdown, for clients that prefer it. */
  markdown: boolean
  /** The response for clients that accept brotli. */
  compressed: Sendable
  /** The response to a browser that already has the page; set at the first such request. */
  notModified?: ResponseInit
  /** The origin that the hostname redirects to instead. */
  redirect: string | undefined
  /** Whether the hostname shows a suspended website's notice instead. */
  suspended: boolean
  /** See PageMetadata. */
  before: NonNullable<PageMetadata['before']>
}

/**
 * Browsers revalidate on every visit, since a page changes whenever its owner publishes. Shared caches keep it for 30 s, a location's KV
 * for another 30 s and an isolate for 60 s, so a new page is everywhere after two minutes.
 */
const pageCaching = 'public, max-age=0, s-maxage=30, must-revalidate'

/** Prepares a stored page for being served many times. */
export function holdPage({
  body,
  metadata: { releaseId, headers: own, markdown, redirect, suspended, before },
}: StoredPage): HeldPage {
  const etag = `"${releaseId}"`
  const headers = indexHeaders({ own, markdown: markdown === true }, etag)
  headers.set('Content-Encoding', 'br')
  return {
    releaseId,
    own,
    body,
    etag,
    markdown: markdown === true,
    compressed: { headers, encodeBody: 'manual' },
    redirect,
    suspended: suspended === true,
    before: before ?? [],
  }
}

/** Links to an index page's machine-readable versions (RFC 8288). */
const links = `<${markdownPath}>;rel=alternate;type="text/markdown", <${catalogPath}>;rel=api-catalog`

/** An index page's headers. If there is a Markdown version, they make caches store the two separately. */
export function indexHeaders({ own, markdown }: Pick<HeldPage, 'own' | 'markdown'>, etag: string): Headers {
  const headers = pageHeaders(own, etag)
  if (!markdown) return headers
  headers.set('Vary', 'Accept-Encoding, Accept')
  headers.set('Link', links)
  return headers
}

/** The headers of any website page. `own`: the release's headers, such as its Content-Security-Policy. */
export function pageHeaders(own: Record<string, string>, etag: string): Headers {
  return new Headers({
    ...own,
    ETag: etag,
    'Cache-Control': pageCaching,
    Vary: 'Accept-Encoding',
    'Content-Type': 'text/html; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
  })
}
