import { finishRemoval } from '../../storage/publishing/removal-rows.ts'
import { adoptLostFiles } from '../../storage/rebuild/lost-files.ts'
import { findManifests } from '../../storage/rebuild/release-pages.ts'
import { listReleaseKeys, releaseOfKey, removeKey } from '../../storage/rebuild/stored-keys.ts'
import { type Manifest, manifestKey, releaseFileKey } from '../../storage/release-store/keys.ts'
import { removeRelease } from '../../storage/release-store/write-release.ts'
import type { ServiceContext } from '../context.ts'
import type { Part, Rebuilt } from './rebuilt.ts'

/** Longer than a removal takes. */
const leaseMs = 60_000

/** Removes the files among the next keys that the database knows nothing of. */
export async function removeLostFiles(ctx: ServiceContext, cursor: string): Promise<Part> {
  const { keys, next } = await listReleaseKeys(ctx.env, cursor)
  const byRelease = Map.groupBy(keys, releaseOfKey)
  const manifests = await findManifests(ctx.db, [...byRelease.keys()])
  const done: Partial<Rebuilt>[] = []
  for (const [releaseId, its] of byRelease) {
    const manifest = manifests.get(releaseId)
    done.push(
      manifest === undefined
        ? await removeAll(ctx, releaseId, its)
        : await removeOthers(ctx, its, keysOf(releaseId, JSON.parse(manifest))),
    )
  }
  return { next, done }
}

/** What a release of that name has, in whatever state it is. */
const keysOf = (releaseId: string, { keys }: Manifest) =>
  new Set([manifestKey(releaseId), releaseFileKey(releaseId, 'index.html'), ...Object.values(keys)])

/** Files of a release that there is not, which somebody may be publishing at this moment. */
async function removeAll(ctx: ServiceContext, releaseId: string, keys: string[]): Promise<Partial<Rebuilt>> {
  const at = ctx.now()
  const manifest: Manifest = { ...noFiles, keys: Object.fromEntries(keys.map((key) => [key, key])) }
  const until = new Date(at.getTime() + leaseMs)
  const removal = await adoptLostFiles(ctx.db, { releaseId, manifest: JSON.stringify(manifest), at, until })
  if (!removal) return {}
  await removeRelease(ctx.env, { releaseId, manifest })
  await finishRemoval(ctx.db, removal)
  return { filesRemoved: keys.length }
}

const noFiles: Manifest = { keys: {}, contentTypes: {}, hashes: {}, icon: null }

/** Its files are made from its content, so that it never has others than these. */
async function removeOthers(ctx: ServiceContext, keys: string[], own: Set<string>): Promise<Partial<Rebuilt>> {
  const others = keys.filter((key) => !own.has(key))
  await Promise.all(others.map((key) => removeKey(ctx.env, key)))
  return { filesRemoved: others.length }
}
