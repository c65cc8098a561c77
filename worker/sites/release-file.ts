import { getAssetFromKV, NotFoundError } from '@cloudflare/kv-asset-handler'
import type { EdgeEnv } from '../env.ts'
import type { Manifest } from '../storage/release-store/keys.ts'
import { readManifest } from '../storage/release-store/read-manifest.ts'
import { pageHeaders } from './held-page.ts'
import type { HeldPage } from './page-memory.ts'
import { briefly } from './plain-answers.ts'
import type { Sendable } from './range.ts'

export type Place = { env: EdgeEnv; ctx: ExecutionContext; page: HeldPage }

export type ReleaseFile = Sendable & {
  /** The bytes; null while they have not arrived here. */
  read: () => Promise<BodyInit | null>
}

const immutable = 'public, max-age=31536000, immutable'
/** An SVG that is opened on its own is a document: it may draw, and nothing else. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

/** A file of a release by its path; undefined when it has none. Only paths of the manifest ever reach the store. */
export async function findReleaseFile(place: Place, path: string): Promise<ReleaseFile | undefined> {
  const manifest = await findManifest(place)
  const key = manifest?.keys[path]
  if (!manifest || !key) return undefined
  const etag = `"${manifest.hashes?.[path] ?? key}"`
  const contentType = manifest.contentTypes[path] ?? 'application/octet-stream'
  const headers = contentType.startsWith('text/html')
    ? pageHeaders(place.page.own, etag)
    : new Headers({
        'Content-Type': contentType,
        // The names of drawings carry a hash of what they show.
        'Cache-Control': path.startsWith('art/') ? immutable : briefly,
        'Content-Security-Policy': drawingPolicy,
        ETag: etag,
        'Accept-Ranges': 'bytes',
        'X-Content-Type-Options': 'nosniff',
      })
  return { headers, read: () => readAsset(place, manifest, path) }
}

async function readAsset({ env, ctx }: Place, manifest: Manifest, path: string): Promise<BodyInit | null> {
  try {
    const asset = await getAssetFromKV(
      // A new request: its cache key is the release's key, without anything from the visitor.
      {
        request: new Request(`${env.SITES_ORIGIN}/${encodeURI(path)}`),
        waitUntil: (promise) => ctx.waitUntil(promise),
      },
      {
        ASSET_NAMESPACE: env.SITES,
        ASSET_MANIFEST: manifest.keys,
        cacheControl: { browserTTL: 0, edgeTTL: 86_400 },
      },
    )
    return asset.body
  } catch (error) {
    if (error instanceof NotFoundError) return null
    throw error
  }
}

const manifests = new Map<string, Manifest>()
const manifestsAtMost = 200

/** A release's manifest; undefined while it has not arrived here. It never changes, so the isolate keeps those it has seen. */
export async function findManifest({ env, page: { releaseId } }: Place): Promise<Manifest | undefined> {
  const known = manifests.get(releaseId)
  if (known) return known
  const read = await readManifest(env, releaseId)
  if (!read) return undefined
  if (manifests.size >= manifestsAtMost) manifests.delete(manifests.keys().next().value ?? '')
  manifests.set(releaseId, read)
  return read
}
