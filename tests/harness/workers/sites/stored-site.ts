import { env } from 'cloudflare:workers'
import { brotliCompressSync } from 'node:zlib'
import type { ServiceContext } from '../../../../worker/platform/context.ts'
import { hexOf } from '../../../../worker/platform/crypto/hash.ts'
import {
  hostKey,
  type Manifest,
  manifestKey,
  type PageMetadata,
  releaseFileKey,
} from '../../../../worker/platform/store/release.ts'
import { type Rebuilt, rebuildPart } from '../../../../worker/publishing/rebuild/worker.ts'
import { storedFiles } from '../pictures/uploads.ts'
import { contextOf } from './sites.ts'

type StoredSite = {
  page?: string
  /** The content and type of each file, by path. */
  files?: Record<string, [body: string, contentType: string]>
  icon?: string | null
  /** The page's own headers. */
  own?: Record<string, string>
}

let releases = 0

/** Stores a website as a publish does, with any content; returns the release's id. */
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

/** The release store by key, with bytes and metadata as text. Excludes hosts' previous states. */
export async function storedValues(): Promise<Map<string, string>> {
  const values = new Map<string, string>()
  for (const key of await storedKeys()) {
    const { value, metadata } = await env.SITES.getWithMetadata<PageMetadata>(key, 'arrayBuffer')
    const lasting = metadata && { ...metadata, before: undefined }
    values.set(key, JSON.stringify([hexOf(new Uint8Array(value ?? new ArrayBuffer())), lasting]))
  }
  return values
}

/** Every key of the release store. */
async function storedKeys(prefix = ''): Promise<string[]> {
  const keys: string[] = []
  for (let cursor: string | undefined; ; ) {
    const page = await env.SITES.list({ prefix, ...(cursor && { cursor }) })
    keys.push(...page.keys.map(({ name }) => name))
    if (page.list_complete) return keys
    cursor = page.cursor
  }
}

const tables = [
  ...['websites', 'sitemaps', 'scheduled_releases', 'releases', 'outbox', 'reserved_handles'],
  ...['website_domains_history', 'website_domains', 'website_images', 'draft_websites'],
]

/** Removes every website and its data. */
export async function clearSites(): Promise<void> {
  await env.DB.batch(tables.map((table) => env.DB.prepare(`delete from ${table}`)))
  await Promise.all((await storedKeys()).map((key) => env.SITES.delete(key)))
  await env.MEDIA.delete([...(await storedFiles()).keys()])
}

/** Rebuilds the store, part by part, as `npm run rebuild` does. */
export async function rebuild(ctx: ServiceContext = contextOf()): Promise<Rebuilt> {
  const done: Rebuilt = { websites: 0, hostsRemoved: 0, findings: [] }
  for (let after: string | null = ''; after !== null; ) {
    const part: Rebuilt & { next: string | null } = await rebuildPart(ctx, after)
    done.websites += part.websites
    done.hostsRemoved += part.hostsRemoved
    done.findings.push(...part.findings)
    after = part.next
  }
  return done
}
