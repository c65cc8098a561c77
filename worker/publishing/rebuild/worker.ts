import type { Env } from '../../env.ts'
import { mapWithConcurrency } from '../../platform/concurrency.ts'
import { openContext, type ServiceContext } from '../../platform/context.ts'
import { drainOutbox, writeHosts } from '../write-hosts.ts'
import { rebuildHosts, removeLostHosts } from './hosts.ts'
import { removeLostFiles } from './lost-files.ts'
import { checkPictures, removeLostMedia } from './lost-media.ts'
import { publishAgain, restoreRelease } from './restore-release.ts'
import { type ListedRelease, listStoredReleases, type Part, type Rebuilt, rebuiltOf } from './stored-releases.ts'

/** STORES_TOKEN: known only to the script that started this Worker. */
type RebuildEnv = Env & { STORES_TOKEN?: string }

/** Serves `npm run rebuild`, part by part. Never deployed; it renders here because only workerd produces the same bytes as the product. */
export default {
  async fetch(request, env, ctx) {
    const token = request.headers.get('authorization')
    if (!env.STORES_TOKEN || token !== `Bearer ${env.STORES_TOKEN}`) return new Response(null, { status: 403 })
    const services = openContext(env, (promise) => ctx.waitUntil(promise))
    return Response.json(await rebuildPart(services, new URL(request.url).searchParams.get('after') ?? ''))
  },
} satisfies ExportedHandler<RebuildEnv>

type Rebuild = (ctx: ServiceContext, position: string) => Promise<Part>

/** In this order: hosts show releases' pages, so releases come first, and deletions come after everything is restored. */
const rebuilds: Record<string, Rebuild> = {
  outbox: drainWaiting,
  releases: rebuildReleases,
  hosts: rebuildHosts,
  'lost-files': removeLostFiles,
  'lost-hosts': removeLostHosts,
  'lost-media': removeLostMedia,
  pictures: checkPictures,
}

const stages = Object.keys(rebuilds)

const positionAt = (stage: string, position: string) => `${stage}:${position}`

/**
 * One part of a rebuild from D1: restores every byte of the release store and deletes what the media store has too much; missing pictures
 * are reported. `after` is the `next` of the part before, blank at first: the kind of work and how far it is. `next` is null at
 * the end. Writes nothing to a healthy store, so it may restart at any time and run while people publish. Throws the stores' errors.
 */
export async function rebuildPart(ctx: ServiceContext, after: string): Promise<Rebuilt & { next: string | null }> {
  const index = stages.findIndex((one) => after === '' || after.startsWith(positionAt(one, '')))
  const stage = stages[index]
  const rebuild = rebuilds[stage ?? '']
  if (stage === undefined || !rebuild) throw new Error(`no part of a rebuild: ${after}`)
  const { next, done } = await rebuild(ctx, after.slice(positionAt(stage, '').length))
  const following = stages[index + 1]
  const position = next === null ? following && positionAt(following, '') : positionAt(stage, next)
  return { ...rebuiltOf(done), next: position ?? null }
}

/** Writes the waiting hosts, as the cron does. */
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
