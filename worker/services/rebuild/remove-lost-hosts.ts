import { findLiveHandles } from '../../storage/rebuild/live-hosts.ts'
import { hostnameOfKey, listHostKeys } from '../../storage/rebuild/stored-keys.ts'
import type { ServiceContext } from '../context.ts'
import { sitesDomain } from '../publishing/site-address.ts'
import type { Part, Rebuilt } from './rebuilt.ts'
import { rewriteHost } from './rewrite-host.ts'

/** Takes down the hosts among the next keys under which nothing is live. */
export async function removeLostHosts(ctx: ServiceContext, cursor: string): Promise<Part> {
  const { keys, next } = await listHostKeys(ctx.env, cursor)
  const suffix = `.${sitesDomain(ctx.env)}`
  const hosts = keys.map(hostnameOfKey).map((hostname) => ({
    hostname,
    // Of another domain than the sites': nothing is live there.
    handle: hostname.endsWith(suffix) ? hostname.slice(0, -suffix.length) : '',
  }))
  const handles = hosts.map(({ handle }) => handle)
  const live = await findLiveHandles(ctx.db, handles)
  const done: Partial<Rebuilt>[] = []
  for (const host of hosts) {
    if (live.has(host.handle)) continue
    const isGone = await rewriteHost(ctx, host)
    done.push(isGone ? { filesRemoved: 1 } : { findings: [{ kind: 'waiting', what: host.hostname }] })
  }
  return { next, done }
}
