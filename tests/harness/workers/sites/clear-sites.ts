import { env } from 'cloudflare:workers'
import { storedFiles } from '../pictures/uploads.ts'
import { storedKeys } from './stored-values.ts'

const tables = [
  ...['websites', 'sitemaps', 'scheduled_releases', 'releases', 'outbox', 'kept_handles'],
  ...['website_domains_history', 'website_domains', 'website_images', 'draft_websites'],
]

/** Removes every website with all that is stored of it. */
export async function clearSites(): Promise<void> {
  await env.DB.batch(tables.map((table) => env.DB.prepare(`delete from ${table}`)))
  await Promise.all((await storedKeys()).map((key) => env.SITES.delete(key)))
  await env.MEDIA.delete([...(await storedFiles()).keys()])
}
