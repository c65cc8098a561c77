import { type ListedRelease, listStoredReleases } from '../../storage/rebuild/release-pages.ts'
import type { ServiceContext } from '../context.ts'
import { inTurns } from '../in-turns.ts'
import { writeHosts } from '../publishing/drain-outbox.ts'
import { publishAgain } from './publish-again.ts'
import type { Part, Rebuilt } from './rebuilt.ts'
import { restoreRelease } from './restore-release.ts'

const releasesPerPart = 20
const releasesAtOnce = 4

/** Restores the next releases. A live one that would render differently is published again. */
export async function rebuildReleases(ctx: ServiceContext, after: string): Promise<Part> {
  const rows = await listStoredReleases(ctx.db, { after, limit: releasesPerPart })
  const done: Partial<Rebuilt>[] = [{ releases: rows.length }]
  const rebuild = (row: ListedRelease) => async () => void done.push(await rebuildRelease(ctx, row))
  await inTurns(rows.map(rebuild), releasesAtOnce)
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
