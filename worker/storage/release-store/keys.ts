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
  /** There is no page: whoever comes is sent to this origin. */
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
  /** SHA-256 of each file's stored bytes, the index page's among them, in hexadecimal: its ETag, and how a copy is told from another. */
  hashes: Record<string, string>
  /** What `/favicon.ico` shows: the path of one of these files, or a picture's address. */
  icon: string | null
}
