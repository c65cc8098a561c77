import { getAssetFromKV, NotFoundError } from '@cloudflare/kv-asset-handler'
import { catalogPath } from '../../renderer/document/machine-paths.ts'
import { mediaRoot } from '../../renderer/document/values/media.ts'
import { BoundedMap } from '../../renderer/memoize.ts'
import type { EdgeEnv } from '../env.ts'
import { type Manifest, readManifest, readReleasePage } from '../platform/store/release.ts'
import { type HeldPage, pageHeaders } from './held-page.ts'
import { decompressed } from './page-memory.ts'
import { briefly, type Sendable } from './send.ts'

export type Place = { env: EdgeEnv; ctx: ExecutionContext; page: HeldPage }

type ReleaseFile = Sendable & {
  /** The bytes; null until they have replicated to this location. */
  read: () => Promise<BodyInit | null>
}

/** Browsers open an SVG as a document; this keeps it from running scripts and loading anything. */
const filePolicy = "default-src 'none'; sandbox"

/** A website's file by its path; undefined if it doesn't exist. Only paths in the manifest reach the store. */
export async function findReleaseFile(place: Place, path: string): Promise<ReleaseFile | undefined> {
  const manifest = await findManifest(place)
  const key = manifest?.keys[path]
  if (!manifest || !key) return undefined
  const etag = `"${manifest.hashes?.[path] ?? key}"`
  const contentType = manifest.contentTypes[path] ?? 'application/octet-stream'
  const headers = contentType.startsWith('text/html')
    ? pageHeaders(place.page.own, etag)
    : fileHeaders(contentType, etag)
  if (path === catalogPath.slice(1)) headers.set('Link', `<${catalogPath}>;rel=api-catalog`)
  return { headers, read: () => readAsset(place, path, key) }
}

const fileHeaders = (contentType: string, etag: string) =>
  new Headers({
    'Content-Type': contentType,
    'Cache-Control': briefly,
    'Content-Security-Policy': filePolicy,
    ETag: etag,
    'X-Content-Type-Options': 'nosniff',
  })

async function readAsset({ env, ctx }: Place, path: string, key: string): Promise<BodyInit | null> {
  try {
    const asset = await getAssetFromKV(
      // The cache key contains only the store's key, nothing from the visitor.
      {
        request: new Request(`${env.SITES_ORIGIN}/${encodeURI(path)}`),
        waitUntil: (promise) => ctx.waitUntil(promise),
      },
      {
        ASSET_NAMESPACE: env.SITES,
        ASSET_MANIFEST: { [path]: key },
        cacheControl: { browserTTL: 0, edgeTTL: 86_400 },
      },
    )
    return asset.body
  } catch (error) {
    if (error instanceof NotFoundError) return null
    throw error
  }
}

const releasesAtMost = 200
const manifests = new BoundedMap<string, Manifest>(releasesAtMost)

type Release = Pick<Place, 'env'> & { page: Pick<HeldPage, 'releaseId'> }

/** A release's manifest; undefined until it has replicated to this location. Manifests never change, so the isolate caches them. */
export async function findManifest({ env, page: { releaseId } }: Release): Promise<Manifest | undefined> {
  const known = manifests.get(releaseId)
  if (known) return known
  const read = await readManifest(env, releaseId)
  if (!read) return undefined
  manifests.set(releaseId, read)
  return read
}

const address = new RegExp(`${mediaRoot}([0-9a-f]{64})/`, 'g')
const hasPictures = /^(?:text\/html|application\/manifest\+json)/

type Hashes = ReadonlySet<string>
const none: Hashes = new Set()

/** The pictures on the index page and in the other files, by release. Releases never change. */
const ofIndex = new BoundedMap<string, Hashes>(releasesAtMost)
const ofFiles = new BoundedMap<string, Hashes>(releasesAtMost)

/**
 * Whether a website shows a picture; its host serves no others. The check searches the page, which this isolate usually has in memory, so
 * it needs no read. Pages replaced within the last hour count too.
 */
export async function showsPicture(place: Place, hash: string): Promise<boolean> {
  const { page } = place
  const index = ofIndex.get(page.releaseId) ?? keep(ofIndex, page.releaseId, await hashesInPage(page))
  if (index.has(hash)) return true
  if ((await hashesInFiles(place)).has(hash)) return true
  for (const [releaseId, until] of page.before) {
    if (Date.now() < until && (await hashesIn(releaseId, place)).has(hash)) return true
  }
  return false
}

const hashesInPage = async (page: Pick<HeldPage, 'body'>) =>
  hashesInText(new TextDecoder().decode(await decompressed(page)))

const hashesInText = (text: string): Hashes => new Set(Array.from(text.matchAll(address), ([, hash]) => hash as string))

/** Other pages may show a logo that the index page doesn't, and the manifest names the icon. */
async function hashesInFiles(place: Place): Promise<Hashes> {
  const { releaseId } = place.page
  const known = ofFiles.get(releaseId)
  if (known) return known
  const manifest = await findManifest(place)
  if (!manifest) return none
  const paths = Object.keys(manifest.keys).filter((path) => hasPictures.test(manifest.contentTypes[path] ?? ''))
  const texts = await Promise.all(paths.map((path) => textOf(place, path)))
  const found = hashesInText([manifest.icon, ...texts].join('\n'))
  return texts.includes(undefined) ? found : keep(ofFiles, releaseId, found)
}

/** Undefined until the file has replicated to this location. */
async function textOf(place: Place, path: string): Promise<string | undefined> {
  const body = await (await findReleaseFile(place, path))?.read()
  return body ? new Response(body).text() : undefined
}

/** Pictures on the index page of a release that is no longer live. */
async function hashesIn(releaseId: string, { env }: Place): Promise<Hashes> {
  const known = ofIndex.get(releaseId)
  if (known) return known
  const page = await readReleasePage(env, releaseId)
  return page ? keep(ofIndex, releaseId, await hashesInPage(page)) : none
}

function keep(kept: Map<string, Hashes>, releaseId: string, hashes: Hashes): Hashes {
  kept.set(releaseId, hashes)
  return hashes
}
