import type { ServiceContext } from '../context.ts'
import { removeLostMedia } from './check-media.ts'
import { checkPictures } from './check-pictures.ts'
import { drainWaiting } from './drain-waiting.ts'
import { rebuildHosts } from './rebuild-hosts.ts'
import { rebuildReleases } from './rebuild-releases.ts'
import { type Part, type Rebuilt, rebuiltOf } from './rebuilt.ts'
import { removeLostFiles } from './remove-lost-files.ts'
import { removeLostHosts } from './remove-lost-hosts.ts'

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
