import { getAssetFromKV, NotFoundError } from '@cloudflare/kv-asset-handler'
import type { Env } from '../env.ts'
import type { Manifest } from '../storage/release-store/keys.ts'
import { readManifest } from '../storage/release-store/read-manifest.ts'

export type Place = {
  /** `https://host`, for the cache's key. */
  origin: string
  env: Env
  ctx: ExecutionContext
  releaseId: string
}

export type ReleaseFile = {
  etag: string
  contentType: string
  headers: Record<string, string>
  /** The bytes; null while they have not arrived here. */
  read: () => Promise<BodyInit | null>
}

const immutable = 'public, max-age=31536000, immutable'
const short = 'public, max-age=300'
/** An SVG that is opened on its own is a document: it may draw, and nothing else. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

/** A file of a release by its path; undefined when it has none. Only paths of the manifest ever reach the store. */
export async function findReleaseFile(place: Place, path: string): Promise<ReleaseFile | undefined> {
  const manifest = await findManifest(place)
  const key = manifest?.keys[path]
  if (!manifest || !key) return undefined
  const etag = `W/"${key}"`
  const contentType = manifest.contentTypes[path] ?? 'application/octet-stream'
  return {
    etag,
    contentType,
    headers: {
      'Content-Type': contentType,
      // The names of drawings carry a hash of what they show.
      'Cache-Control': path.startsWith('art/') ? immutable : short,
      'Content-Security-Policy': drawingPolicy,
      ETag: etag,
      'X-Content-Type-Options': 'nosniff',
    },
    read: () => readAsset(place, manifest, path),
  }
}

async function readAsset({ origin, env, ctx }: Place, manifest: Manifest, path: string): Promise<BodyInit | null> {
  try {
    const asset = await getAssetFromKV(
      // A request of our own: neither a visitor's headers nor a query can reach the cache's key.
      { request: new Request(`${origin}/${encodeURI(path)}`), waitUntil: (promise) => ctx.waitUntil(promise) },
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

/** A release's manifest. It never changes, so the isolate keeps those it has seen. */
async function findManifest({ env, releaseId }: Place): Promise<Manifest | undefined> {
  const known = manifests.get(releaseId)
  if (known) return known
  const read = await readManifest(env, releaseId)
  if (!read) return undefined
  if (manifests.size >= manifestsAtMost) manifests.delete(manifests.keys().next().value ?? '')
  manifests.set(releaseId, read)
  return read
}
