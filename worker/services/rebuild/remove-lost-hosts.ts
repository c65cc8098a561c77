import { findLiveHosts } from '../../storage/rebuild/live-hosts.ts'
import { hostnameOfKey, listHostKeys } from '../../storage/rebuild/stored-keys.ts'
import type { ServiceContext } from '../context.ts'
import { sitesDomain } from '../publishing/site-address.ts'
import type { Part, Rebuilt } from './rebuilt.ts'
import { rewriteHost } from './rewrite-host.ts'

/** Takes down the hosts among the next keys at which nothing is live: neither under a handle nor at a connected domain. */
export async function removeLostHosts(ctx: ServiceContext, cursor: string): Promise<Part> {
  const { keys, next } = await listHostKeys(ctx.env, cursor)
  const hostnames = keys.map(hostnameOfKey)
  const live = await findLiveHosts(ctx.db, hostnames, `.${sitesDomain(ctx.env)}`)
  const done: Partial<Rebuilt>[] = []
  for (const hostname of hostnames) {
    if (live.has(hostname)) continue
    const isGone = await rewriteHost(ctx, hostname)
    done.push(isGone ? { filesRemoved: 1 } : { findings: [{ kind: 'waiting', what: hostname }] })
  }
  return { next, done }
}
