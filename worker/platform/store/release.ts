import type { Env } from '../../env.ts'

/** The page of a hostname: the brotli-compressed index page with `PageMetadata`. */
export const hostKey = (hostname: string) => `host:${hostname}`

/** A file of a release. Immutable once written. `index.html` is identical to the value under `host:`. */
export const releaseFileKey = (releaseId: string, path: string) => `release:${releaseId}/${path}`

/** The release's manifest: its files besides the index page. */
export const manifestKey = (releaseId: string) => `release:${releaseId}`

/** KV's limit for a value's metadata, in bytes of JSON. */
export const metadataLimit = 1024

/** What the edge must know about a page before it reads the page. */
export type PageMetadata = {
  releaseId: string
  /** The page's own response headers, such as its Content-Security-Policy. */
  headers: Record<string, string>
  /** Whether the release also has the page as Markdown. Omitted in releases from before Markdown was served at the page's address. */
  markdown?: true | undefined
  /** Set instead of a page: the origin to redirect visitors to. */
  redirect?: string
  /** Set instead of a page if an operator took the website offline, so the edge shows a notice. */
  suspended?: true
  /**
   * Recently replaced releases, newest first, and until when (in milliseconds since 1970) their pictures are still served to visitors with
   * an open page.
   */
  before?: [releaseId: string, until: number][]
}

export type StoredPage = {
  /** Brotli-compressed HTML. */
  body: ArrayBuffer
  metadata: PageMetadata
}

/** A release's files, by path. */
export type Manifest = {
  /** The files' keys, except the index page's, which is stored under its host. */
  keys: Record<string, string>
  contentTypes: Record<string, string>
  /** SHA-256 of each file's stored bytes, including the index page's, in hexadecimal: its ETag, also used to compare copies. */
  hashes: Record<string, string>
  /** The icon for `/favicon.ico`: the path of one of these files, or a picture's address. */
  icon: string | null
  /**
   * Since when the page has been as it is (0: always), and when it will change, in milliseconds since 1970. Omitted if nothing on the page
   * depends on the date.
   */
  dates?: { since: number; coming: number[] } | undefined
}

type Sites = Pick<Env, 'SITES'>

/** The minimum cache time that KV allows, in seconds. */
const minCopyLength = 30

/** A hostname's page; undefined if it doesn't exist. The edge's only read for a page. */
export async function readPage({ SITES }: Sites, hostname: string): Promise<StoredPage | undefined> {
  return read(SITES, hostKey(hostname), minCopyLength)
}

/** A release's index page as first written; undefined until it has replicated to this location. */
export async function readReleasePage({ SITES }: Sites, releaseId: string): Promise<StoredPage | undefined> {
  return read(SITES, releaseFileKey(releaseId, 'index.html'), minCopyLength)
}

async function read(namespace: KVNamespace, key: string, cacheTtl: number): Promise<StoredPage | undefined> {
  const { value, metadata } = await namespace.getWithMetadata<PageMetadata>(key, { type: 'arrayBuffer', cacheTtl })
  return value === null || metadata === null ? undefined : { body: value, metadata }
}

const listeners = new Set<(hostname: string) => void>()

/** Calls back when this isolate changes a hostname's page, so that copies in memory can be dropped. */
export function onHostWritten(listener: (hostname: string) => void): void {
  listeners.add(listener)
}

/** To be called by the writer. */
export function announceHostWritten(hostname: string): void {
  for (const listener of listeners) listener(hostname)
}

/** Releases never change, so a location may cache them for a day. */
const immutableCopy = 86_400

/** A release's manifest; undefined until it has replicated to this location. */
export async function readManifest({ SITES }: Pick<Env, 'SITES'>, releaseId: string): Promise<Manifest | undefined> {
  const stored = await SITES.get<Manifest>(manifestKey(releaseId), { type: 'json', cacheTtl: immutableCopy })
  // Visitors choose the path. Without a prototype, `constructor` isn't a file.
  return stored === null ? undefined : { ...stored, keys: Object.assign(Object.create(null), stored.keys) }
}
