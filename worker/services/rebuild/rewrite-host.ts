import { findWaiting, putHostInOutbox } from '../../storage/rebuild/live-hosts.ts'
import type { StoredPage } from '../../storage/release-store/keys.ts'
import type { ServiceContext } from '../context.ts'
import { writeHosts } from '../publishing/drain-outbox.ts'
import { sitesDomain } from '../publishing/site-address.ts'

/**
 * Updates a host to its current release, through the outbox: so neither a concurrent publish nor a slow older
 * write gets in between. Returns false if the store refused; then it waits in the outbox.
 */
export async function rewriteHost(
  ctx: ServiceContext,
  hostname: string,
  pages: ReadonlyMap<string, StoredPage> = new Map(),
): Promise<boolean> {
  await putHostInOutbox(ctx.db, { hostname, suffix: `.${sitesDomain(ctx.env)}`, at: ctx.now() })
  await writeHosts(ctx, [hostname], pages)
  return !(await findWaiting(ctx.db, [hostname])).has(hostname)
}
