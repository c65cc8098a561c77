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
  /** Whether it is there as Markdown too, for clients that prefer that. */
  markdown: boolean
  /** The response for clients that accept brotli. */
  compressed: Sendable
  /** The response to a browser that has the page, once there was one. */
  notModified?: ResponseInit
  /** The origin that the hostname redirects to instead. */
  redirect: string | undefined
  /** Whether the hostname shows the notice of a suspended website instead. */
  suspended: boolean
  /** See PageMetadata. */
  before: NonNullable<PageMetadata['before']>
}

/**
 * Browsers revalidate on every visit, since a page changes whenever its owner publishes. Shared caches keep it for 30 s, a location's
 * KV for another 30 s and an isolate for 60 s: a new page is everywhere after two minutes.
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

/** Links to an index page's machine-readable twins (RFC 8288). */
const links = `<${markdownPath}>;rel=alternate;type="text/markdown", <${catalogPath}>;rel=api-catalog`

/** Headers of an index page: where there is Markdown, caches keep the two apart. */
export function indexHeaders({ own, markdown }: Pick<HeldPage, 'own' | 'markdown'>, etag: string): Headers {
  const headers = pageHeaders(own, etag)
  if (!markdown) return headers
  headers.set('Vary', 'Accept-Encoding, Accept')
  headers.set('Link', links)
  return headers
}

/** Headers of any page of a website. `own`: the release's headers, such as its Content-Security-Policy. */
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
