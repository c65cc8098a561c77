import type { Env } from '../../env.ts'

/** The page of a hostname: the brotli-compressed index page with `PageMetadata`. */
export const hostKey = (hostname: string) => `host:${hostname}`

/** A file of a release. Immutable once written. `index.html` is identical to the value under `host:`. */
export const releaseFileKey = (releaseId: string, path: string) => `release:${releaseId}/${path}`

/** The release's manifest: its files besides the index page. */
export const manifestKey = (releaseId: string) => `release:${releaseId}`

/** KV's limit for a value's metadata, in bytes of JSON. */
export const metadataLimit = 1024

/** What the edge must know about a page before reading it. */
export type PageMetadata = {
  releaseId: string
  /** The page's own response headers, such as its Content-Security-Policy. */
  headers: Record<string, string>
  /** Whether the release has the page as Markdown too. Left out of releases from before it was served at the page's address. */
  markdown?: true | undefined
  /** Present instead of a page: the origin to redirect visitors to. */
  redirect?: string
  /** Present instead of a page: an operator took the website offline, and the edge shows a notice. */
  suspended?: true
  /**
   * Recently replaced releases, newest first, and until when (in milliseconds since 1970) their pictures are still served to visitors who
   * have their page open.
   */
  before?: [releaseId: string, until: number][]
}

export type StoredPage = {
  /** Brotli-compressed HTML. */
  body: ArrayBuffer
  metadata: PageMetadata
}

/** The files of a release, by path. */
export type Manifest = {
  /** The keys of the files, except the index page, which is stored under its host. */
  keys: Record<string, string>
  contentTypes: Record<string, string>
  /** SHA-256 of each file's stored bytes including the index page's, in hexadecimal: its ETag, also used to compare copies. */
  hashes: Record<string, string>
  /** The icon for `/favicon.ico`: the path of one of these files, or a picture's address. */
  icon: string | null
  /**
   * Omitted where nothing on the page depends on the date. Since when the page is as it is (0: ever since), and when it changes, in
   * milliseconds since 1970.
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

/** For the writer. */
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
