import { env } from 'cloudflare:workers'
import { brotliCompressSync } from 'node:zlib'
import {
  hostKey,
  type Manifest,
  manifestKey,
  type PageMetadata,
  releaseFileKey,
} from '../../../../worker/platform/store/release.ts'

type StoredSite = {
  page?: string
  /** By path: what each holds, and as what it is served. */
  files?: Record<string, [body: string, contentType: string]>
  icon?: string | null
  /** The page's own headers. */
  own?: Record<string, string>
}

let releases = 0

/** Puts a website into the store as a publish leaves it, whatever a publish would make of it. The release's id. */
export async function storeSite(
  hostname: string,
  {
    page = `<!doctype html><title>${hostname}</title>`,
    files = {},
    icon = null,
    own = { 'x-own': hostname },
  }: StoredSite,
): Promise<string> {
  const releaseId = (releases++).toString(16).padStart(32, 'c')
  const paths = Object.entries(files)
  const manifest: Manifest = {
    keys: Object.fromEntries(paths.map(([path]) => [path, releaseFileKey(releaseId, path)])),
    contentTypes: Object.fromEntries(paths.map(([path, [, contentType]]) => [path, contentType])),
    hashes: Object.fromEntries(paths.map(([path]) => [path, `hash-of-${path.replaceAll('/', '-')}`])),
    icon,
  }
  const metadata: PageMetadata = { releaseId, headers: own }
  await Promise.all([
    ...paths.map(([path, [body]]) => env.SITES.put(releaseFileKey(releaseId, path), body)),
    env.SITES.put(manifestKey(releaseId), JSON.stringify(manifest)),
    env.SITES.put(hostKey(hostname), new Uint8Array(brotliCompressSync(page)), { metadata }),
  ])
  return releaseId
}
