import { findWaiting, type LiveHost, listLive } from '../../storage/rebuild/live-hosts.ts'
import type { StoredPage } from '../../storage/release-store/keys.ts'
import { readPage, readReleasePage } from '../../storage/release-store/read-page.ts'
import { leadingTo } from '../../storage/release-store/write-host.ts'
import type { ServiceContext } from '../context.ts'
import { inTurns } from '../in-turns.ts'
import { hostOrigin, sitesDomain } from '../publishing/site-address.ts'
import type { Part, Rebuilt } from './rebuilt.ts'
import { rewriteHost } from './rewrite-host.ts'

const websitesPerPart = 50
const hostsAtOnce = 6

/** Shows at all hosts of the next websites what the database says. Those that wait to be written already are the outbox's. */
export async function rebuildHosts(ctx: ServiceContext, after: string): Promise<Part> {
  const suffix = `.${sitesDomain(ctx.env)}`
  const { hosts, last } = await listLive(ctx.db, { after, limit: websitesPerPart, suffix })
  const names = hosts.map(({ hostname }) => hostname)
  const waiting = await findWaiting(ctx.db, names)
  const done: Partial<Rebuilt>[] = [{ hosts: hosts.length }]
  const rebuild = (host: LiveHost) => async () => void done.push(await rebuildHost(ctx, host))
  const free = hosts.filter(({ hostname }) => !waiting.has(hostname))
  await inTurns(free.map(rebuild), hostsAtOnce)
  return { next: last ?? null, done }
}

async function rebuildHost(ctx: ServiceContext, host: LiveHost): Promise<Partial<Rebuilt>> {
  const { hostname, releaseId } = host
  const [shown, page] = await Promise.all([readPage(ctx.env, hostname), pageOf(ctx, host)])
  if (shown && page && isSame(shown, page)) return {}
  const pages = new Map(page && releaseId !== null ? [[releaseId, page]] : [])
  const isWritten = await rewriteHost(ctx, hostname, pages)
  return isWritten ? { filesWritten: 1 } : { findings: [{ kind: 'waiting', what: hostname }] }
}

/** What should be there; undefined where the release's page is lost. */
async function pageOf({ env }: ServiceContext, { releaseId, redirectTo }: LiveHost): Promise<StoredPage | undefined> {
  if (redirectTo !== null) return leadingTo(hostOrigin(env, redirectTo))
  return releaseId === null ? undefined : readReleasePage(env, releaseId)
}

/** What was at the host before is no part of it. */
function isSame(one: StoredPage, other: StoredPage): boolean {
  const [bytes, others] = [new Uint8Array(one.body), new Uint8Array(other.body)]
  return (
    bytes.length === others.length &&
    bytes.every((byte, index) => byte === others[index]) &&
    JSON.stringify({ ...one.metadata, before: [] }) === JSON.stringify({ ...other.metadata, before: [] })
  )
}
