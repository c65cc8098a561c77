import { env } from 'cloudflare:workers'
import { hexOf } from '../../../../worker/platform/crypto/hash.ts'
import type { PageMetadata } from '../../../../worker/platform/store/release.ts'

/** Everything in the release store by key: bytes and metadata, as one text each, but for what was at a host before. */
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
export async function storedKeys(prefix = ''): Promise<string[]> {
  const keys: string[] = []
  for (let cursor: string | undefined; ; ) {
    const page = await env.SITES.list({ prefix, ...(cursor && { cursor }) })
    keys.push(...page.keys.map(({ name }) => name))
    if (page.list_complete) return keys
    cursor = page.cursor
  }
}
