import type { Env } from '../../env.ts'
import { mapWithConcurrency } from '../../platform/concurrency.ts'
import { openContext, type ServiceContext } from '../../platform/context.ts'
import { drainOutbox, writeHosts } from '../write-hosts.ts'
import { rebuildHosts, removeLostHosts } from './hosts.ts'
import { checkPictures, removeLostFiles, removeLostMedia } from './lost-files.ts'
import { publishAgain, restoreRelease } from './restore-release.ts'
import { type ListedRelease, listStoredReleases, type Part, type Rebuilt, rebuiltOf } from './stored-releases.ts'

/** REBUILD_TOKEN: known to the script that started this, and to nobody else. */
type RebuildEnv = Env & { REBUILD_TOKEN?: string }

/** What `npm run rebuild` asks, part by part. Never deployed: it renders here, since only workerd makes the same bytes as the product. */
export default {
  async fetch(request, env, ctx) {
    const token = request.headers.get('authorization')
    if (!env.REBUILD_TOKEN || token !== `Bearer ${env.REBUILD_TOKEN}`) return new Response(null, { status: 403 })
    const services = openContext(env, (promise) => ctx.waitUntil(promise), 'rebuild')
    return Response.json(await rebuildPart(services, new URL(request.url).searchParams.get('after') ?? ''))
  },
} satisfies ExportedHandler<RebuildEnv>

type Rebuild = (ctx: ServiceContext, position: string) => Promise<Part>

/** In this order: a host shows a release's page, and what is taken out is what nothing needs once all is there. */
const rebuilds: Record<string, Rebuild> = {
  outbox: drainWaiting,
  releases: rebuildReleases,
  hosts: rebuildHosts,
  'lost-files': removeLostFiles,
  'lost-hosts': removeLostHosts,
  'lost-media': removeLostMedia,
  pictures: checkPictures,
}
const names = Object.keys(rebuilds)

/**
 * One part of making again what D1 says: the release store's every byte, and what the media store has too much; what it lacks is named.
 * `after` is what the part before answered, blank at first; `next` is null when all is done. Where everything is right nothing is
 * written, so that it may start over at any time, and beside people who publish. Throws the stores' errors.
 */
export async function rebuildPart(ctx: ServiceContext, after: string): Promise<Rebuilt & { next: string | null }> {
  const [name, position] = splitOnce(after === '' ? `${names[0]}:` : after)
  const rebuild = rebuilds[name]
  if (!rebuild) throw new Error(`no part of a rebuild: ${name}`)
  const { next, done } = await rebuild(ctx, position)
  const following = names[names.indexOf(name) + 1]
  return {
    ...rebuiltOf(done),
    next: next === null ? (following === undefined ? null : `${following}:`) : `${name}:${next}`,
  }
}

/** Cursors may hold colons. */
function splitOnce(after: string): [name: string, position: string] {
  const colon = after.indexOf(':')
  return [after.slice(0, colon), after.slice(colon + 1)]
}

/** Writes the hosts that wait, as the cron does. */
async function drainWaiting(ctx: ServiceContext): Promise<Part> {
  const { written } = await drainOutbox(ctx)
  return { next: written > 0 ? '' : null, done: [{ filesWritten: written }] }
}

const releasesPerPart = 20
const releasesAtOnce = 4

/** Restores the next releases. A live one that would render differently is published again. */
async function rebuildReleases(ctx: ServiceContext, after: string): Promise<Part> {
  const rows = await listStoredReleases(ctx.db, { after, limit: releasesPerPart })
  const done: Partial<Rebuilt>[] = [{ releases: rows.length }]
  const rebuild = (row: ListedRelease) => async () => void done.push(await rebuildRelease(ctx, row))
  await mapWithConcurrency(rows.map(rebuild), releasesAtOnce)
  return { next: rows.length < releasesPerPart ? null : (rows.at(-1)?.id ?? null), done }
}

async function rebuildRelease(ctx: ServiceContext, row: ListedRelease): Promise<Partial<Rebuilt>> {
  const restored = await restoreRelease(ctx, row)
  if (restored) return { filesWritten: restored.written }
  const again = row.isLive && (await publishAgain(ctx, row.id))
  if (!again) return { findings: [{ kind: 'unreproducible', what: row.id }] }
  await writeHosts(ctx, again.hostnames, new Map([[again.id, again.page]]))
  return { findings: [{ kind: 'published-again', what: row.id }] }
}
