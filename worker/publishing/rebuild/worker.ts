import { asc, gt, sql } from 'drizzle-orm'
import type { Env } from '../../env.ts'
import { sitesDomain } from '../../platform/addresses/hosts.ts'
import { mapWithConcurrency } from '../../platform/concurrency.ts'
import { openContext, type ServiceContext } from '../../platform/context.ts'
import { runBatch } from '../../platform/db/database.ts'
import { logFailure } from '../../platform/log/log.ts'
import { hostKey } from '../../platform/store/release.ts'
import { hostsOf, pointerAt, pointersOf } from '../../websites/pointers.ts'
import { websites } from '../../websites/tables.ts'
import { listWaiting, putInOutbox } from '../rows/outbox.ts'
import { writeHosts } from '../write-hosts.ts'
import { findMissingPictures } from './missing-pictures.ts'
import { restoreRelease } from './restore-release.ts'

/** STORES_TOKEN: known only to the script that started this Worker. */
type RebuildEnv = Env & { STORES_TOKEN?: string }

/** Serves `npm run rebuild`, part by part. Never deployed. */
export default {
  async fetch(request, env, ctx) {
    const token = request.headers.get('authorization')
    if (!env.STORES_TOKEN || token !== `Bearer ${env.STORES_TOKEN}`) return new Response(null, { status: 403 })
    const services = openContext(env, (promise) => ctx.waitUntil(promise))
    return Response.json(await rebuildPart(services, new URL(request.url).searchParams.get('after') ?? ''))
  },
} satisfies ExportedHandler<RebuildEnv>

/**
 * Problems that the operator should know. not-restored: a live website, by its handle, whose page could not be rendered or stored. waiting: a
 * hostname that the product's cron will write. missing-picture: a picture, by its hash, that lost files.
 */
type Finding = { kind: 'not-restored' | 'waiting' | 'missing-picture'; what: string }

/** How many live websites were published again, and how many hostnames without a website were removed. */
export type Rebuilt = { websites: number; hostsRemoved: number; findings: Finding[] }

/** `next` is null at the end. */
type Part = Rebuilt & { next: string | null }

const stages: Record<string, (ctx: ServiceContext, position: string) => Promise<Partial<Part>>> = {
  websites: restoreWebsites,
  hosts: removeLostHosts,
  pictures: reportPictures,
}

/**
 * One part of publishing every live website again from the database, for a store that lost data. `after` is the previous part's `next`,
 * empty at first. May run while people publish, and start over at any time. Throws the stores' errors.
 */
export async function rebuildPart(ctx: ServiceContext, after: string): Promise<Part> {
  const [name = '', ...position] = (after || 'websites:').split(':')
  const stage = stages[name]
  if (!stage) throw new Error(`no part of a rebuild: ${after}`)
  const { next = null, ...done } = await stage(ctx, position.join(':'))
  const names = Object.keys(stages)
  const following = names[names.indexOf(name) + 1]
  const upNext = next === null ? following && `${following}:` : `${name}:${next}`
  return { websites: 0, hostsRemoved: 0, findings: [], ...done, next: upNext ?? null }
}

const websitesPerPart = 20
const websitesAtOnce = 4

async function restoreWebsites(ctx: ServiceContext, after: string): Promise<Partial<Part>> {
  const rows = await ctx.db
    .select({ handle: websites.handle, releaseId: websites.releaseId })
    .from(websites)
    .where(gt(websites.handle, after))
    .orderBy(asc(websites.handle))
    .limit(websitesPerPart)
  const findings: Finding[] = []
  const restore = (row: LiveWebsite) => async () => void findings.push(...(await restoreWebsite(ctx, row)))
  await mapWithConcurrency(rows.map(restore), websitesAtOnce)
  return { websites: rows.length, findings, next: rows.length < websitesPerPart ? null : (rows.at(-1)?.handle ?? null) }
}

type LiveWebsite = { handle: string; releaseId: string }

/** Writes the files of a website's live release, then all its hosts through the outbox, so that a concurrent publish wins. */
async function restoreWebsite(ctx: ServiceContext, { handle, releaseId }: LiveWebsite): Promise<Finding[]> {
  try {
    const page = await restoreRelease(ctx, releaseId)
    const [which, suffix] = [sql`websites.handle = ${handle}`, suffixOf(ctx)]
    const { hosts } = await runBatch(ctx.db, {
      hosts: hostsOf(ctx.db, { which, suffix }),
      outbox: putInOutbox(ctx.db, { hosts: pointersOf(which, suffix), at: ctx.now() }),
    })
    const hostnames = hosts.map(({ hostname }) => hostname)
    await writeHosts(ctx, hostnames, new Map([[releaseId, page]]))
    return waitingOf(await listWaiting(ctx.db, hostnames))
  } catch (error) {
    logFailure('publishing.not_rendered', error, { releaseId })
    return [{ kind: 'not-restored', what: handle }]
  }
}

const hostsPerPart = 500
const hostsAtOnce = 6

/** Removes the hosts, among the next ones in the store, that show no website: the database may be older than the store. */
async function removeLostHosts(ctx: ServiceContext, cursor: string): Promise<Partial<Part>> {
  const prefix = hostKey('')
  const page = await ctx.env.SITES.list({ prefix, limit: hostsPerPart, ...(cursor && { cursor }) })
  const findings: Finding[] = []
  let hostsRemoved = 0
  const remove = (hostname: string) => async () => {
    if (!(await queueLostHost(ctx, hostname))) return
    hostsRemoved += 1
    await writeHosts(ctx, [hostname])
    findings.push(...waitingOf(await listWaiting(ctx.db, [hostname])))
  }
  const tasks = page.keys.map(({ name }) => remove(name.slice(prefix.length)))
  await mapWithConcurrency(tasks, hostsAtOnce)
  return { hostsRemoved, findings, next: page.list_complete ? null : page.cursor }
}

/** Queues the removal of a host that shows no website. Returns whether it did. */
async function queueLostHost(ctx: ServiceContext, hostname: string): Promise<boolean> {
  const suffix = suffixOf(ctx)
  const handle = hostname.endsWith(suffix) ? hostname.slice(0, -suffix.length) : ''
  const nothing = sql`select * from (${pointerAt({ hostname, handle, suffix })}) where release_id is null and redirect_to is null`
  const queued = await putInOutbox(ctx.db, { hosts: nothing, at: ctx.now() }).returning()
  return queued.length > 0
}

async function reportPictures(ctx: ServiceContext, after: string): Promise<Partial<Part>> {
  const { hashes, next } = await findMissingPictures(ctx, after)
  return { findings: hashes.map((what) => ({ kind: 'missing-picture', what })), next }
}

const waitingOf = (hostnames: string[]): Finding[] => hostnames.map((what) => ({ kind: 'waiting', what }))

const suffixOf = ({ env }: ServiceContext) => `.${sitesDomain(env)}`
