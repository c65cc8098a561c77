import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

/** Leaves nothing stored but the schema as the migrations make it: for tests that count all there is. */
export async function emptyStores(): Promise<void> {
  // Asked first, since a store that has fallen asleep is passed over and keeps what it has.
  await Promise.all([env.DB.prepare('select 1').run(), env.SITES.get('-'), env.MEDIA.head('-')])
  await reset()
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
}
