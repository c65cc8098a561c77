import { findWaiting, listLive } from '../../storage/rebuild/live-hosts.ts'
import type { StoredPage } from '../../storage/release-store/keys.ts'
import { readPage, readReleasePage } from '../../storage/release-store/read-page.ts'
import type { ServiceContext } from '../context.ts'
import { inTurns } from '../in-turns.ts'
import { sitesDomain } from '../publishing/site-address.ts'
import type { Part, Rebuilt } from './rebuilt.ts'
import { rewriteHost } from './rewrite-host.ts'

const hostsPerPart = 50
const hostsAtOnce = 6

type Host = { handle: string; hostname: string; releaseId: string }

/** Shows at the next live hosts what the database says. Those that wait to be written already are the outbox's. */
export async function rebuildHosts(ctx: ServiceContext, after: string): Promise<Part> {
  const sites = await listLive(ctx.db, { after, limit: hostsPerPart })
  const hosts = sites.map((site) => ({ ...site, hostname: `${site.handle}.${sitesDomain(ctx.env)}` }))
  const names = hosts.map(({ hostname }) => hostname)
  const waiting = await findWaiting(ctx.db, names)
  const done: Partial<Rebuilt>[] = [{ hosts: hosts.length }]
  const rebuild = (host: Host) => async () => void done.push(await rebuildHost(ctx, host))
  const free = hosts.filter(({ hostname }) => !waiting.has(hostname))
  await inTurns(free.map(rebuild), hostsAtOnce)
  return { next: hosts.length < hostsPerPart ? null : (hosts.at(-1)?.handle ?? null), done }
}

async function rebuildHost(ctx: ServiceContext, host: Host): Promise<Partial<Rebuilt>> {
  const [shown, page] = await Promise.all([readPage(ctx.env, host.hostname), readReleasePage(ctx.env, host.releaseId)])
  if (shown && page && isSame(shown, page)) return {}
  const pages = new Map(page && [[host.releaseId, page]])
  const isWritten = await rewriteHost(ctx, host, pages)
  return isWritten ? { filesWritten: 1 } : { findings: [{ kind: 'waiting', what: host.hostname }] }
}

function isSame(one: StoredPage, other: StoredPage): boolean {
  const [bytes, others] = [new Uint8Array(one.body), new Uint8Array(other.body)]
  return (
    bytes.length === others.length &&
    bytes.every((byte, index) => byte === others[index]) &&
    JSON.stringify(one.metadata) === JSON.stringify(other.metadata)
  )
}
