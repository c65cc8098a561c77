import type { Env } from '../../env.ts'

/** The page of a hostname: the index page, brotli-compressed, with `PageMetadata`. */
export const hostKey = (hostname: string) => `host:${hostname}`

/** A file of a release. Never changes once written. `index.html` is stored exactly as under `host:`. */
export const releaseFileKey = (releaseId: string, path: string) => `release:${releaseId}/${path}`

/** The release's manifest: which files it has beside the index page. */
export const manifestKey = (releaseId: string) => `release:${releaseId}`

/** What KV allows for a value's metadata, in bytes of its JSON. */
export const metadataLimit = 1024

/** What the edge has to know of a page without reading it. */
export type PageMetadata = {
  releaseId: string
  /** Response headers that are the page's own, the Content-Security-Policy first of all. */
  headers: Record<string, string>
  /** Instead of a page: the origin to redirect visitors to. */
  redirect?: string
  /**
   * The releases that were here just before, the latest first, and until when (in milliseconds since 1970) their pictures are still served
   * to visitors who have their page open.
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
  /** Where the bytes are; the index page is not among them, which lies under its host. */
  keys: Record<string, string>
  contentTypes: Record<string, string>
  /** SHA-256 of each file's stored bytes, the index page's among them, in hexadecimal: its ETag, and how copies are compared. */
  hashes: Record<string, string>
  /** What `/favicon.ico` shows: the path of one of these files, or a picture's address. */
  icon: string | null
}

type Sites = Pick<Env, 'SITES'>

/** The shortest time for which KV may answer from a location's own copy, in seconds. */
const shortestCopy = 30

/** The page a hostname shows; undefined without one. The edge's only read for a page. */
export async function readPage({ SITES }: Sites, hostname: string): Promise<StoredPage | undefined> {
  return read(SITES, hostKey(hostname), shortestCopy)
}

/** A release's index page as it was first written; undefined while it has not arrived here. */
export async function readReleasePage({ SITES }: Sites, releaseId: string): Promise<StoredPage | undefined> {
  return read(SITES, releaseFileKey(releaseId, 'index.html'), shortestCopy)
}

async function read(namespace: KVNamespace, key: string, cacheTtl: number): Promise<StoredPage | undefined> {
  const { value, metadata } = await namespace.getWithMetadata<PageMetadata>(key, { type: 'arrayBuffer', cacheTtl })
  return value === null || metadata === null ? undefined : { body: value, metadata }
}

const listeners = new Set<(hostname: string) => void>()

/** Calls back whenever this isolate changes what a hostname shows, so that a copy held in memory can be dropped. */
export function onHostWritten(listener: (hostname: string) => void): void {
  listeners.add(listener)
}

/** For the writer. */
export function announceHostWritten(hostname: string): void {
  for (const listener of listeners) listener(hostname)
}

/** A release never changes, so a location may keep its copy for a day. */
const immutableCopy = 86_400

/** What a release has beside its index page; undefined while it has not arrived here. */
export async function readManifest({ SITES }: Pick<Env, 'SITES'>, releaseId: string): Promise<Manifest | undefined> {
  const stored = await SITES.get<Manifest>(manifestKey(releaseId), { type: 'json', cacheTtl: immutableCopy })
  // Paths come from visitors: without a prototype, `constructor` is no file.
  return stored === null ? undefined : { ...stored, keys: Object.assign(Object.create(null), stored.keys) }
}
