import { asc, gt, sql } from 'drizzle-orm'
import { hostOrigin, sitesDomain } from '../../platform/addresses/hosts.ts'
import { mapWithConcurrency } from '../../platform/concurrency.ts'
import type { ServiceContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { readPage, readReleasePage, type StoredPage } from '../../platform/store/release.ts'
import { redirectPage, suspendedPage } from '../../platform/store/write.ts'
import { handlesLeftAt, isLive, pointerAt, pointersOf, suspendedRelease } from '../../websites/pointers.ts'
import { outbox, websites } from '../../websites/tables.ts'
import { putInOutbox } from '../rows/outbox.ts'
import { writeHosts } from '../write-hosts.ts'
import { hostnameOfKey, listHostKeys, type Part, type Rebuilt } from './stored-releases.ts'

const websitesPerPart = 50
const hostsAtOnce = 6

/** Makes the hosts of the next websites show what the database says. Skips hosts that are already in the outbox. */
export async function rebuildHosts(ctx: ServiceContext, after: string): Promise<Part> {
  const suffix = `.${sitesDomain(ctx.env)}`
  const { hosts, last } = await listLive(ctx.db, { after, limit: websitesPerPart, suffix })
  const names = hosts.map(({ hostname }) => hostname)
  const waiting = await findWaiting(ctx.db, names)
  const done: Partial<Rebuilt>[] = [{ hosts: hosts.length }]
  const rebuild = (host: LiveHost) => async () => void done.push(await rebuildHost(ctx, host))
  const free = hosts.filter(({ hostname }) => !waiting.has(hostname))
  await mapWithConcurrency(free.map(rebuild), hostsAtOnce)
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

/** The expected value; undefined if the release's page is lost. */
async function pageOf({ env }: ServiceContext, { releaseId, redirectTo }: LiveHost): Promise<StoredPage | undefined> {
  if (redirectTo !== null) return redirectPage(hostOrigin(env, redirectTo))
  if (releaseId === suspendedRelease) return suspendedPage()
  return releaseId === null ? undefined : readReleasePage(env, releaseId)
}

/** The earlier releases in its metadata don't count. */
function isSame(one: StoredPage, other: StoredPage): boolean {
  const [bytes, others] = [new Uint8Array(one.body), new Uint8Array(other.body)]
  return (
    bytes.length === others.length &&
    bytes.every((byte, index) => byte === others[index]) &&
    JSON.stringify({ ...one.metadata, before: [] }) === JSON.stringify({ ...other.metadata, before: [] })
  )
}

/** Takes down the hosts among the next keys that show nothing: neither a live handle nor a connected domain. */
export async function removeLostHosts(ctx: ServiceContext, cursor: string): Promise<Part> {
  const { keys, next } = await listHostKeys(ctx.env, cursor)
  const hostnames = keys.map(hostnameOfKey)
  const suffix = `.${sitesDomain(ctx.env)}`
  const live = await findLiveHosts(ctx.db, hostnames, suffix)
  const done: Partial<Rebuilt>[] = []
  for (const hostname of hostnames) {
    if (live.has(hostname)) continue
    // Somebody may be publishing there, so it goes through the outbox.
    const isGone = await rewriteHost(ctx, hostname)
    done.push(isGone ? { filesRemoved: 1 } : { findings: [{ kind: 'waiting', what: hostname }] })
  }
  return { next, done }
}

/**
 * Updates a host to its current release through the outbox, so no concurrent publish or slow older write gets in between. Returns false if
 * the store refused; the host then waits in the outbox.
 */
async function rewriteHost(
  ctx: ServiceContext,
  hostname: string,
  pages: ReadonlyMap<string, StoredPage> = new Map(),
): Promise<boolean> {
  await putHostInOutbox(ctx.db, { hostname, suffix: `.${sitesDomain(ctx.env)}`, at: ctx.now() })
  await writeHosts(ctx, [hostname], pages)
  return !(await findWaiting(ctx.db, [hostname])).has(hostname)
}

/** What a host shows: a release, or a redirect. */
type LiveHost = { hostname: string; releaseId: string | null; redirectTo: string | null }

type Page = { after: string; limit: number; suffix: string }

/** The hosts of the next websites after the handle `after`; `last` is the last handle, undefined at the end. */
async function listLive(
  db: Database,
  { after, limit, suffix }: Page,
): Promise<{ hosts: LiveHost[]; last: string | undefined }> {
  const rows = await db
    .select({ handle: websites.handle })
    .from(websites)
    .where(gt(websites.handle, after))
    .orderBy(asc(websites.handle))
    .limit(limit)
  const handles = rows.map(({ handle }) => handle)
  const which = sql`websites.handle in (select value from json_each(${JSON.stringify(handles)}))`
  const hosts = await db.all<LiveHost>(
    sql`select hostname, release_id as releaseId, redirect_to as redirectTo from (${pointersOf(which, suffix)})`,
  )
  return { hosts, last: rows.length < limit ? undefined : handles.at(-1) }
}

/** Which of these hosts are waiting in the outbox. */
async function findWaiting(db: Database, hostnames: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ hostname: outbox.hostname })
    .from(outbox)
    .where(sql`${outbox.hostname} in (select value from json_each(${JSON.stringify(hostnames)}))`)
  return new Set(rows.map(({ hostname }) => hostname))
}

/** Which of these hosts serve a website. */
async function findLiveHosts(db: Database, hostnames: string[], suffix: string): Promise<Set<string>> {
  const asked = hostnames.map((hostname) => [hostname, handleIn(hostname, suffix)])
  const rows = await db.all<{ hostname: string }>(sql`
    select value ->> 0 as hostname from json_each(${JSON.stringify(asked)})
    where exists (select 1 from websites where handle = value ->> 1) or ${isLive(sql`value ->> 0`)}
      or exists (${handlesLeftAt(sql`value ->> 1`)})`)
  return new Set(rows.map(({ hostname }) => hostname))
}

type Address = { hostname: string; suffix: string; at: Date }

/** Queues a host to be rewritten with its current content, or deleted if it has none. */
const putHostInOutbox = (db: Database, { hostname, suffix, at }: Address) =>
  putInOutbox(db, { hosts: pointerAt({ hostname, handle: handleIn(hostname, suffix), suffix }), at })

/** The handle in a hostname; undefined for a custom domain. */
const handleIn = (hostname: string, suffix: string): string =>
  hostname.endsWith(suffix) ? hostname.slice(0, -suffix.length) : ''
