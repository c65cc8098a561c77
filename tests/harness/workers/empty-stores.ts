import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

/** Empties all stores except for the migrated schema, for tests that count rows. */
export async function emptyStores(): Promise<void> {
  // Wakes each store first, because the reset skips sleeping ones.
  await Promise.all([env.DB.prepare('select 1').run(), env.SITES.get('-'), env.MEDIA.head('-')])
  await reset()
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
}
