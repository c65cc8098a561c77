import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'

/** Values by key, with their metadata, as comparable text. */
type Stored = Map<string, [bytes: string, metadata: string]>

const idOfSites = '00000000000000000000000000000000'

/** Everything in the release store and the picture buckets of a stopped product. */
export async function storedValues(folder: string): Promise<{ pages: Stored; pictures: Stored }> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      script: 'export default { fetch: () => new Response() }',
      modules: true,
      cf: false,
      resourcePersistencePath: join(folder, 'v3'),
      kvNamespaces: { SITES: idOfSites },
      r2Buckets: { MEDIA: 'shingle-media' },
    }),
  )
  try {
    const sites = await miniflare.getKVNamespace('SITES')
    const pages: Stored = new Map()
    for (const { name } of (await sites.list()).keys) {
      const { value, metadata } = await sites.getWithMetadata(name, 'arrayBuffer')
      pages.set(name, [base64(value), JSON.stringify(metadata)])
    }
    const media = await miniflare.getR2Bucket('MEDIA')
    const pictures: Stored = new Map()
    for (const { key } of (await media.list()).objects) {
      const file = await media.get(key)
      pictures.set(key, [base64((await file?.arrayBuffer()) ?? null), JSON.stringify(file?.httpMetadata)])
    }
    return { pages, pictures }
  } finally {
    await miniflare.dispose()
  }
}

const base64 = (bytes: ArrayBuffer | null) => Buffer.from(bytes ?? new ArrayBuffer(0)).toString('base64')
